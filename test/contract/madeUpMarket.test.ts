import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { words } from '../fixtures/madeUp/words';

const root = path.resolve(__dirname, '../..');
const parts = ['src', 'sandbox', 'scripts', 'test', 'locales', 'types', 'config'];
const files = ['package.json', 'tsconfig.json', 'babel.config.js', 'jest.config.js'];
const languages = ['en', 'zh', 'zh-HK'];

/** How its senders pay: a row in each table, put before China's. */
const paying: Readonly<Record<string, string>> = {
  'src/domain/paymentGroups.ts': "atl: ['ATL']",
  'src/domain/paymentTerms.ts': 'ATL: { 120: transfer, 430: page }',
  'sandbox/fixtures/paymentAccounts.ts': "ATL: { 120: [ours, line('accountNumber', '77-001')] }",
  'sandbox/seed/prices.ts':
    "ATL: { currency: 'EUR', fee: '5.00', walletFee: '4.00', cashFee: '6.00', min: '10', max: '20000' }",
};

/** A copy of the project, with one market more: its schema, its fixture, its words, how it pays, and nothing else. */
describe('a made-up market', () => {
  let copy = '';
  before(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'made-up-market-'));
    for (const part of parts) fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    for (const file of files) fs.copyFileSync(path.join(root, file), path.join(copy, file));
    fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
    const own = path.join(copy, 'test/fixtures');
    fs.copyFileSync(path.join(own, 'madeUp/market.ts'), path.join(copy, 'src/schemas/kyc/atl.ts'));
    const fixture = fs.readFileSync(path.join(own, 'madeUp/fixture.ts'), 'utf8');
    fs.writeFileSync(
      path.join(copy, 'sandbox/fixtures/kyc/atl.ts'),
      fixture.replace('../kyc', '../kycParts'),
    );
    for (const [name, row] of Object.entries(paying)) {
      const file = path.join(copy, name);
      fs.writeFileSync(
        file,
        fs.readFileSync(file, 'utf8').replace(/^ {2}CHN: /m, (china) => `  ${row},\n${china}`),
      );
    }
    for (const language of languages) {
      const file = path.join(copy, 'locales', language, 'kyc.json');
      const { doc, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8')) as { doc: object };
      fs.writeFileSync(file, JSON.stringify({ ...rest, ...words, doc: { ...doc, ...words.doc } }));
    }
  });
  after(() => fs.rmSync(copy, { recursive: true, force: true }));

  /** Answers the output; fails unless the exit code is 0. */
  function run(args: readonly string[]): Promise<string> {
    const { DATABASE_URL: _own, NODE_TEST_CONTEXT: _context, SHARE_SEED: _seed, ...env } = process.env;
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: copy, env });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (printed += part.toString()));
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')} ended with ${code}\n${printed}`)),
      );
    });
  }
  const tsx = ['--import', 'tsx', '--import', './test/setup/build.js'];

  test('what is derived from the folder holds it: facts, addresses, steps', async () => {
    await run(['--import', 'tsx', 'scripts/schema-index.mjs']);
    const script = `
      const { markets, marketCodes } = require('@/domain/markets');
      const { kycDestination } = require('@/routes/flows/kycRouting');
      const { pathOf } = require('@/routes');
      const { paymentGroupOf } = require('@/domain/paymentGroups');
      const { paymentMethodsOf } = require('@/domain/paymentTerms');
      const at = (status) => {
        const { route, params } = kycDestination({ status, market: 'ATL' });
        return pathOf(route, params ?? {});
      };
      console.log(JSON.stringify({
        last: marketCodes[marketCodes.length - 1],
        row: { ...markets.ATL, starts: String(markets.ATL.phone.starts) },
        pays: pathOf('paymentMethod', { group: paymentGroupOf({ countryCode: 'ATL' }) }),
        methods: paymentMethodsOf('ATL'),
        ways: ['Init', 'InfoComplete', 'WaitAddressSubmit', 'WaitResult', 'Pass'].map(at),
      }));`;
    const file = path.join(copy, 'look.ts');
    fs.writeFileSync(file, script);
    const { last, row, ways, pays, methods } = JSON.parse(await run([...tsx, file])) as Record<
      string,
      unknown
    >;
    assert.equal(last, 'ATL');
    assert.deepEqual(row, {
      nameKey: 'kyc.atl.name',
      status: 'opened',
      currency: 'EUR',
      firstAmount: '1000',
      phone: { areaCode: '999', min: 8, max: 9, trunk: '0', starts: {} },
      languages: ['en', 'zh'],
      flag: '🔱',
      zone: { minutes: -60, summer: 'europe' },
      code: 'ATL',
      areaCode: '999',
      starts: '/^[24]/',
    });
    assert.equal(pays, '/atl/paymentMethod');
    assert.deepEqual(methods, [120, 430]);
    assert.deepEqual(ways, [
      '/basic-information-atl',
      '/select-document',
      '/address-proof-atl',
      '/wait-activation',
      '/account-preview',
    ]);
  });

  test('the tests that go through all markets go through it: words, fixtures, no dead end in its routing', async () => {
    const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
    const pattern = 'schemas/kycMarkets|kycRouting';
    const printed = await run([jest, '--selectProjects', 'unit', '--testPathPattern', pattern, '--ci']);
    assert.match(printed, /Test Suites: 2 passed/);
  });

  test('the sandbox checks its form, its documents and its proof by its schema, and opens the account', async () => {
    const reporter = ['--test-reporter', 'tap', '--test-name-pattern', '^ATL'];
    const printed = await run([...tsx, '--test', ...reporter, 'test/contract/kycMarkets.test.ts']);
    for (const what of ['the form is checked', 'the account opens', 'every document'])
      assert.match(printed, new RegExp(`\\n +ok \\d+ - ATL: [^\\n]*${what}`), what);
    assert.doesNotMatch(printed, /not ok/);
  });

  test('its two ways to pay are offered, chosen and paid to the end, and end otherwise as every other one', async () => {
    const reporter = ['--test-reporter', 'tap', '--test-name-pattern', '^ATL'];
    const printed = await run([...tsx, '--test', ...reporter, 'test/contract/order/everyMethod.test.ts']);
    for (const what of [
      'bankTransfer: chosen, paid, sent on',
      'accountToAccount: chosen, paid, sent on',
      'accountToAccount: cancelled, and paid at another try',
      'accountToAccount: too late, and the money goes back whole',
    ])
      assert.match(printed, new RegExp(`\\n +ok \\d+ - ATL ${what}`), what);
    assert.doesNotMatch(printed, /not ok/);
  });
});
