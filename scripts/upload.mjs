// npm run upload:weapp|upload:alipay -- --version 5.4.9 --desc "What is new" --key <file> [--preview] [--dry]
// Uploads a build or makes a preview; --dry: prints the command.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseProblemsHere } from './lib/build/releaseHere.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { PREVIEW_CODE, uploadArgs, uploadProblems } from './lib/build/upload.mjs';

const { values, positionals } = parseArgs({
  options: {
    version: { type: 'string' },
    desc: { type: 'string' },
    key: { type: 'string' },
    preview: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [target] = positionals;
const release = JSON.parse(fs.readFileSync(path.join(root, 'config/release.json'), 'utf8'));
const args = uploadArgs(target, {
  version: values.version ?? release.version,
  desc: values.desc ?? 'Preview',
  key: values.key ?? '<key>',
  preview: values.preview,
  appId: release.appIds[target] || '<app id>',
});
const problems = [
  ...uploadProblems(target, { folder: root, release, ...values }),
  ...(values.preview ? [] : releaseProblemsHere([target])),
];
for (const problem of problems) console.error(`  ${problem}`);
if (values.dry)
  console.log(
    `npx ${args.map((arg) => (/^[\w@./:<>=-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(' ')}`,
  );
if (problems.length > 0) {
  console.error(`${problems.length} things to do before this upload (docs/release.md)`);
  process.exit(1);
}
if (!values.dry) {
  const code = await run('npx', args);
  if (code === 0 && values.preview && target === 'weapp') console.log(`The QR code is in ${PREVIEW_CODE}`);
  process.exit(code);
}
