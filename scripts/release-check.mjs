// npm run release:check [target...]: what the builds in dist/ lack for a release.
import { TARGETS } from './lib/build/builds.mjs';
import { releaseProblemsHere } from './lib/build/releaseHere.mjs';

const wanted = process.argv.slice(2);
const problems = releaseProblemsHere(wanted.length ? wanted : TARGETS);
for (const problem of problems) console.error(`  ${problem}`);
console.log(problems.length ? `${problems.length} things to do before a release (docs/release.md)` : 'ready');
process.exit(problems.length ? 1 : 0);
