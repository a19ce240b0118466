// npm run release:check [target...]: what the builds in dist/ still lack to be released, with the settings they were made with.
import { variants } from '../src/variants/table';
import { TARGETS } from './lib/builds.mjs';
import { releaseProblems } from './lib/release.mjs';
import { root } from './lib/root.mjs';

const wanted = process.argv.slice(2);
const { linkHosts } = variants[process.env.TARO_APP_VARIANT ?? 'main'] ?? variants.main;
const problems = releaseProblems({
  folder: root,
  env: process.env,
  linkHosts,
  targets: wanted.length ? wanted : TARGETS,
});
for (const problem of problems) console.error(`  ${problem}`);
console.log(problems.length ? `${problems.length} things to do before a release (docs/release.md)` : 'ready');
process.exit(problems.length ? 1 : 0);
