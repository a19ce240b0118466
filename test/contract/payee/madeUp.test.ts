import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { countryCodes } from '@/domain/countries';
import { payeeFormsOf } from '@/schemas/payee';

const root = path.resolve(__dirname, '../../..');
/** A country that is announced and has no form yet; and a way of receiving that nobody has. */
const country = countryCodes.find((code) => Object.keys(payeeFormsOf(code)).length === 0) ?? '';
const way = 'madeUpWay';

/** The one schema, the one fixture, and the one file of texts in a language. */
const added = {
  [`src/schemas/payee/${country.toLowerCase()}.ts`]: `
import { digits, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('${country}', {
  bank: { account: [digits({ digits: '9-12', example: '123456789' })] },
  ${way}: {
    kind: 'alias',
    account: [idNumber('fields.taxId', '12345678', [{ rule: 'digits', value: '7-9' }], 'taxNumber')],
    contact: [],
  },
});
`,
  [`test/fixtures/payee/${country.toLowerCase()}.ts`]: `
import { person, type PayeeFixtures } from './types';

export default {
  bank: { typed: { ...person('Ana', 'Rojas'), accountNumber: '123456789' } },
  ${way}: { typed: { ...person('Ana', 'Rojas'), taxNumber: '12345678' } },
} satisfies PayeeFixtures;
`,
};

const probe = `
import { matchPath } from '@/routes';
import { payeeMethodsOf } from '@/domain/payeeMethods';
const at = (path: string) => { const found = matchPath(path); return [found?.name, found?.params]; };
console.log(JSON.stringify({
  bank: at('/payee/bank/${country.toLowerCase()}'),
  way: at('/payee/method/${way}'),
  ways: payeeMethodsOf('${country}'),
}));
`;

let copy = '';
before(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'made-up-'));
  for (const part of [
    'src',
    'sandbox',
    'locales',
    'scripts',
    'types',
    'test',
    'tsconfig.json',
    'package.json',
  ])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
  for (const [file, text] of Object.entries(added)) fs.writeFileSync(path.join(copy, file), text);
  const texts = path.join(copy, 'locales/en/payee.json');
  const words = JSON.parse(fs.readFileSync(texts, 'utf8')) as { type: Record<string, string> };
  words.type[way] = 'A made-up way';
  fs.writeFileSync(texts, JSON.stringify(words));
});
after(() => fs.rmSync(copy, { recursive: true, force: true }));

const node = async (...args: string[]): Promise<string> => {
  const { NODE_TEST_CONTEXT: _mine, ...env } = process.env;
  return (await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, env }))
    .stdout;
};

function sums(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      const sum = crypto.createHash('md5').update(fs.readFileSync(file)).digest('hex');
      found.set(path.relative(copy, file), sum);
    }
  return found;
}

test('a made-up country with a made-up way: three files, and what follows is written from them', async () => {
  const before = sums(path.join(copy, 'src'));
  await node('scripts/schema-index.mjs');
  const changed = [...sums(path.join(copy, 'src'))].filter(([file, sum]) => before.get(file) !== sum);
  assert.deepEqual(changed.map(([file]) => file).sort(), [
    'src/domain/payeeCountries.ts',
    'src/domain/payeeWays.ts',
    'src/schemas/payee/parts/allForms.ts',
  ]);

  fs.writeFileSync(path.join(copy, 'probe.ts'), probe);
  const seen = JSON.parse(await node('probe.ts')) as Record<string, unknown>;
  assert.deepEqual(seen, {
    bank: ['payeeBank', { country: country.toLowerCase() }],
    way: ['payeeMethod', { type: way }],
    ways: ['bank', way],
  });

  // A sandbox of the copy offers both ways and keeps and refuses by their schemas: the very test of all other countries.
  const report = await node(
    '--import',
    './test/setup/build.js',
    '--test',
    '--test-reporter=tap',
    `--test-name-pattern=^payee-${country.toLowerCase()}-`,
    'test/contract/payee/forms.test.ts',
  );
  const name = `payee-${country}`.toLowerCase();
  for (const form of [`${name}-bank`, `${name}-${way.toLowerCase()}`])
    assert.match(report, new RegExp(`^ *ok \\d+ - ${form}: kept as typed`, 'm'));
});
