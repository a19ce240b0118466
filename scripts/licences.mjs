// npm run licences: writes the app's packages and licences for its about page.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.mjs';

const file = path.join(root, 'src/modules/general/licences.ts');
const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Build tools, not in the app. */
const buildOnly = /^@tarojs\/(helper|plugin-)/;

const rows = Object.keys(dependencies)
  .filter((name) => !buildOnly.test(name))
  .map((name) => {
    const { version, license } = JSON.parse(
      fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return `  { name: '${name}', version: '${version}', licence: '${license}' },`;
  });
const text = [
  '// Written by npm run licences.',
  'export const licences: readonly { name: string; version: string; licence: string }[] = [',
  ...rows,
  '];',
  '',
].join('\n');
if (process.argv.includes('--check')) {
  if (fs.readFileSync(file, 'utf8') !== text) {
    console.error('src/modules/general/licences.ts is not what the packages say: run npm run licences');
    process.exit(1);
  }
} else fs.writeFileSync(file, text);
