// npm run audit: checks the packages of app and sandbox against scripts/audit.json, offline.
// `-- --looked` writes the locked versions and today's date into it.
import fs from 'node:fs';
import path from 'node:path';
import { auditProblems, runtimePackages, versionsOf } from './lib/audit.mjs';
import { root } from './lib/root.mjs';

const file = path.join(root, 'scripts/audit.json');
const list = JSON.parse(fs.readFileSync(file, 'utf8'));
const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const sources = fs
  .readdirSync(path.join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => fs.readFileSync(path.join(root, 'sandbox', name), 'utf8'));
const packages = runtimePackages(lock, sources);

if (process.argv.includes('--looked')) {
  const today = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ ...list, lookedAt: today, versions: versionsOf(packages) }, null, 2);
  fs.writeFileSync(file, `${text}\n`);
} else {
  const problems = auditProblems(packages, list);
  for (const problem of problems) console.error(problem);
  if (problems.length)
    console.error(
      `Look up what is new at https://github.com/advisories, write what concerns us into scripts/audit.json, then npm run audit -- --looked (docs/security.md).`,
    );
  else
    console.log(
      `${packages.length} packages that run, ${list.advisories.length} known advisories compared; scripts/audit.json (source) lists the packages looked at`,
    );
  process.exit(problems.length ? 1 : 0);
}
