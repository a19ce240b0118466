import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { currencyRow, isCurrency } from '@/domain/countries/currencies';
import { isCountry } from '@/domain/countries/countries';
import { payeeFieldNames } from '@/domain/payee/payeeFields';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';
import { addCountry } from '../../fixtures/madeUp/country';

const written = [
  'sandbox/fixtures/all.ts',
  'src/domain/countries/countryFacts.ts',
  'src/domain/countries/currencyFacts.ts',
  'src/domain/payee/payeeCountries.ts',
  'src/domain/payee/payeeFields.ts',
  'src/domain/payee/payeeWays.ts',
  'src/schemas/payee/parts/allCountries.ts',
  'types/i18n-keys.d.ts',
];

const appProbe = `
import { matchPath } from '@/routes';
import { countryRow } from '@/domain/countries/countries';
import { currencyRow, formatMoney } from '@/domain/countries/currencies';
import { payeeMethods } from '@/domain/payee/payeeMethods';
const at = (path: string) => { const found = matchPath(path); return [found?.name, found?.params]; };
console.log(JSON.stringify({
  bank: at('/payee/bank/atl'),
  way: at('/payee/method/madeUpWay'),
  ways: Object.entries(payeeMethods).flatMap(([way, { countries }]) => (countries.some((code: string) => code === 'ATL') ? [way] : [])),
  currency: currencyRow(countryRow('ATL')?.currency ?? ''),
  money: formatMoney({ currencyCode: 'ATD', amount: '1234.5' }),
}));
`;

const payerProbe = `
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { payeeFixtureOf } from '../../../sandbox/fixtures';
import { signUp } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

let sandbox: TestSandbox;
before(async () => (sandbox = await startTestSandbox({ quiet: true })));
after(() => sandbox.close());

test('its banks, its currency, its price and its payee', async () => {
  const { client } = await signUp(sandbox, 'AUS');
  const { list } = await client.call('bank.list', { country: 'ATL', accountType: 'bank' });
  assert.deepEqual(list.map(({ bankCode, bankName }) => [bankCode, bankName]), [
    ['NEP', 'Bank of Neptune'],
    ['TRI', 'Trident Savings'],
  ]);
  const quote = await client.call('rates.fee', {
    sourceCountryCode: 'AUS',
    targetCountryCode: 'ATL',
    sourceCurrency: 'AUD',
    targetCurrency: 'ATD',
    sourceAmount: '100',
    remitType: 'personal',
  });
  assert.match(quote.targetAmount, /^(19|20|21)\\.\\d{3}$/);
  const form = {
    ...payeeFixtureOf('ATL', 'bank')?.typed,
    country: 'ATL',
    accountType: 'bank',
    sourceCountry: 'AUS',
  } as const;
  const { payee } = await client.call('payee.add', form);
  assert.deepEqual([payee.shellNumber, payee.payeeLabel], ['123456789', 'Bank of Neptune •••• 6789']);
  // The number of the account is hidden in lists, whatever the form calls it.
  const [listed] = (await client.call('payee.list', { country: 'ATL' })).list;
  assert.equal(listed?.id, payee.id);
  assert.doesNotMatch(JSON.stringify(listed), /123456789/);
});
`;

function sums({ at, dir }: ProjectCopy): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of ['src', 'sandbox', 'config', 'types', 'locales', 'test'])
    for (const entry of fs.readdirSync(at(part), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        const sum = crypto.createHash('md5').update(fs.readFileSync(file)).digest('hex');
        found.set(path.relative(dir, file), sum);
      }
  return found;
}

const title = 'a made-up country with a currency, banks, a way of receiving and a field that no other has';
describe(title, withoutServer, () => {
  let copy: ProjectCopy;
  let changed: string[] = [];
  before(async () => {
    copy = copyProject('country');
    addCountry(copy.dir);
    const before = sums(copy);
    await copy.script('scripts/schema-index.mjs');
    await copy.script('scripts/i18n-types.mjs');
    changed = [...sums(copy)].filter(([file, sum]) => before.get(file) !== sum).map(([file]) => file);
  });
  after(() => copy.remove());

  test('nothing of it is known beforehand', () => {
    assert.deepEqual(
      [
        isCountry('ATL'),
        isCurrency('ATD'),
        (payeeFieldNames as readonly string[]).includes('shellNumber'),
        currencyRow('ATD').decimals,
      ],
      [false, false, false, 2],
    );
  });

  test('what follows is written from its files: tables, addresses, flag, words', async () => {
    assert.deepEqual(changed.sort(), written);
    copy.write('probe.ts', appProbe);
    assert.deepEqual(JSON.parse(await copy.script('probe.ts')), {
      bank: ['payeeBank', { country: 'atl' }],
      way: ['payeeMethod', { type: 'madeUpWay' }],
      ways: ['bank', 'madeUpWay'],
      currency: { code: 'ATD', symbol: '₳', decimals: 3 },
      money: '1,234.500',
    });
    assert.match(await copy.script('scripts/i18n-check.mjs'), /complete in/);
  });

  test('the tests that go through all countries go through it: tables, words, flags, forms', async () => {
    assert.equal(await copy.unit('unit/(domain/(tables|words)|schemas/payeeForms|ui/tokens)'), 4);
  });

  test(
    'the sandbox offers both ways and keeps and refuses by its schemas: the very test of all other countries',
    costly,
    async () => {
      const printed = await copy.tests('contract', '--only', '^payee-atl-', 'payee/forms');
      for (const form of ['payee-atl-bank', 'payee-atl-madeupway'])
        assert.match(printed, new RegExp(`^ok {2}${form}: kept as typed`, 'm'));
    },
  );

  test('a payer finds its banks, a price in its currency, and keeps a payee there', costly, async () => {
    copy.write('test/contract/payee/atlantis.test.ts', payerProbe);
    assert.match(await copy.tests('contract', 'payee/atlantis'), /^contract: 1 passed, 0 failed/m);
  });

  test('its files know the rest by type', () => copy.types('src/schemas/payee', 'sandbox/fixtures'));
});
