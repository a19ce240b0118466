import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languageCodes } from '@/domain/languages';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';
import { words } from '../../fixtures/madeUp/words';

const paying: Readonly<Record<string, string>> = {
  'src/domain/payment/paymentGroups.ts': "atl: ['ATL']",
  'src/domain/payment/paymentTerms.ts': 'ATL: { 120: transfer, 430: page }',
  'sandbox/fixtures/paymentAccounts.ts': "ATL: { 120: [ours, line('accountNumber', '77-001')] }",
  'sandbox/seed/prices.ts':
    "ATL: { currency: 'EUR', fee: '5.00', walletFee: '4.00', cashFee: '6.00', min: '10', max: '20000' }",
};

describe('a made-up market', withoutServer, () => {
  let copy: ProjectCopy;
  before(async () => {
    copy = copyProject('market');
    copy.write('src/schemas/kyc/atl.ts', copy.read('test/fixtures/madeUp/market.ts'));
    const fixture = copy.read('test/fixtures/madeUp/fixture.ts');
    copy.write('sandbox/fixtures/kyc/atl.ts', fixture.replace('../kyc', '../kycParts'));
    for (const [file, row] of Object.entries(paying))
      copy.write(
        file,
        copy.read(file).replace(/^ {2}CHN: /m, (china) => `  ${row},\n${china}`),
      );
    for (const language of languageCodes)
      for (const [name, own] of Object.entries(words)) {
        const file = `locales/${language}/${name}.json`;
        copy.write(file, JSON.stringify({ ...(JSON.parse(copy.read(file)) as object), ...own }));
      }
    const sides = 'test/fixtures/documentSides.json';
    const known = JSON.parse(copy.read(sides)) as object;
    copy.write(sides, JSON.stringify({ ...known, ATL: { passport: 'front selfie', shell: 'front selfie' } }));
    await copy.script('scripts/schema-index.mjs');
  });
  after(() => copy.remove());

  test('what is derived from the folder holds it: facts, addresses, steps', async () => {
    const script = `
      const { markets, marketCodes } = require('@/domain/markets/markets');
      const { kycDestination } = require('@/routes/flows/kycRouting');
      const { pathOf } = require('@/routes');
      const { paymentGroupOf } = require('@/domain/payment/paymentGroups');
      const { paymentMethodsOf } = require('@/domain/payment/paymentTerms');
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
    copy.write('look.ts', script);
    const printed = await copy.node('--import', 'tsx', '--import', './test/setup/build.js', 'look.ts');
    const { last, row, ways, pays, methods } = JSON.parse(printed) as Record<string, unknown>;
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
    assert.equal(await copy.unit('schemas/kycMarkets|kycRouting'), 2);
  });

  test(
    'the sandbox checks its form, its documents and its proof by its schema, and opens the account',
    costly,
    async () => {
      const printed = await copy.tests('contract', '--only', '^ATL', 'contract/kyc/kycMarkets');
      for (const what of ['the form is checked', 'the account opens', 'every document'])
        assert.match(printed, new RegExp(`^ok {2}ATL: [^\\n]*${what}`, 'm'), what);
    },
  );

  test(
    'its two ways to pay are offered, chosen and paid to the end, and end otherwise as every other one',
    costly,
    async () => {
      const printed = await copy.tests('contract', '--only', '^ATL', 'order/everyMethod');
      for (const what of [
        'bankTransfer: chosen, paid, sent on',
        'accountToAccount: chosen, paid, sent on',
        'accountToAccount: cancelled, and paid at another try',
        'accountToAccount: too late, and the money goes back whole',
      ])
        assert.match(printed, new RegExp(`^ok {2}ATL ${what}`, 'm'), what);
    },
  );
});
