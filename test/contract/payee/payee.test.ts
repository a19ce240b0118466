import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { choiceCodes } from '@/contracts/errors/server';
import { addDays, addMonths, dateOf } from '@/core/dates';
import type { ServiceStatus } from '@/domain/markets/marketTypes';
import { payeeSnapshot } from '../../../sandbox/domains/payee/snapshot';
import { corridorPayees } from '../support/payees';
import type { Person } from '../support/person';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

type Form = CallParams<'payee.add'>;
const card = '6217001234567890122';
const plainCard = '6228480012345678903';
const creditCard = '6225750000123451';

const chnBank = (change: Partial<Form> = {}): Form => ({
  sourceCountry: 'AUS',
  country: 'CHN',
  accountType: 'bank',
  firstName: 'Min',
  lastName: 'Zhao',
  cardNumber: plainCard,
  areaCode: '86',
  phoneNumber: '13912345678',
  relationshipToReceiver: 'parents',
  ...change,
});
const chnAlipay = (change: Partial<Form> = {}): Form => ({
  sourceCountry: 'AUS',
  country: 'CHN',
  accountType: 'alipay',
  name: '赵敏',
  alipayAccount: 'min.zhao@example.cn',
  relationshipToReceiver: 'parents',
  ...change,
});
const phlBank = (change: Partial<Form> = {}): Form => ({
  sourceCountry: 'HKG',
  country: 'PHL',
  accountType: 'bank',
  firstName: 'Ana',
  lastName: 'Cruz',
  bankCode: 'BDO',
  accountNumber: '0012 3000 9999',
  relationshipToReceiver: 'parents',
  ...change,
});
const phlWallet = (change: Partial<Form> = {}): Form => ({
  sourceCountry: 'HKG',
  country: 'PHL',
  accountType: 'eWallet',
  firstName: 'Ana',
  lastName: 'Cruz',
  walletProvider: 'GCASH',
  walletAccount: '0917 123 4567',
  relationshipToReceiver: 'parents',
  ...change,
});
const phlCash = (change: Partial<Form> = {}): Form => ({
  ...(corridorPayees.HKG as Form),
  ...change,
});

describe('payee and bank', () => {
  let sandbox: TestSandbox;
  let person: Person;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await signUp(sandbox, 'AUS');
  });
  after(() => sandbox.close());

  const add = (form: Form) => person.client.send('payee.add', form);
  const wrong = async (form: Form) => refused(await add(form), errorCodes.badParams).rules;

  test("given the spouse's bank account among the payees, then it is a joint account, by its last digits", async () => {
    const spouse = await signUp(sandbox, 'AUS');
    const { payee } = await spouse.client.call('payee.add', chnBank({ relationshipToReceiver: 'spouse' }));
    const [account] = (await spouse.client.call('kyc.jointAccount', {})).list;
    assert.equal(account?.id, payee.id);
    assert.equal(account?.accountNumber, '•••• 8903');
    assert.match(account?.bankName ?? '', /Agricultural Bank/);
    const alone = await signUp(sandbox, 'AUS');
    const ofMine = chnBank({ relationshipToReceiver: 'self', cardNumber: '6222021234567890128' });
    await alone.client.call('payee.add', ofMine);
    assert.deepEqual((await alone.client.call('kyc.jointAccount', {})).list, []);
    const other = await signUp(sandbox, 'AUS');
    await other.client.call('payee.add', { ...ofMine, relationshipToReceiver: 'spouse' });
    assert.equal((await alone.client.call('kyc.jointAccount', {})).list.length, 1);
  });

  test('a bank goes by the name the reader knows it by, in lists, look-ups and next to a card number', async () => {
    const reader = await signUp(sandbox, 'AUS');
    const inChinese = { lang: 'zh-cn' };
    const inCantonese = { lang: 'zh-hk' };
    const { payee } = await reader.client.call('payee.add', chnBank());
    assert.equal(payee.payeeLabel, 'Agricultural Bank of China •••• 8903');
    const labels = async (headers: Record<string, string>) =>
      (await reader.client.call('payee.list', {}, headers)).list.map(({ payeeLabel }) => payeeLabel);
    assert.deepEqual(await labels(inChinese), ['中国农业银行 •••• 8903']);
    assert.deepEqual(await labels(inCantonese), ['中國農業銀行 •••• 8903']);
    assert.deepEqual(await labels({}), ['Agricultural Bank of China •••• 8903']);
    for (const keyword of ['农业', 'agricultural'])
      assert.equal((await reader.client.call('payee.list', { keyword }, inChinese)).list.length, 1, keyword);
    const { bankName } = await reader.client.call('payee.cardBin', { cardNumber: plainCard }, inChinese);
    assert.equal(bankName, '中国农业银行');
    const { list } = await reader.client.call('bank.list', { country: 'PHL' }, inChinese);
    assert.ok(
      list.some((bank) => bank.bankName === 'BDO Unibank'),
      'a bank without a Chinese name keeps its own',
    );
  });

  test('methods by corridor, with arrival and limits; tuition goes only to banks', async () => {
    const client = sandbox.client();
    const types = async (
      source: string,
      target: string,
      remitType: 'personal' | 'studyAbroad' = 'personal',
    ) =>
      (await client.call('payee.methods', { source, target, remitType })).list.map(
        (method) => method.accountType,
      );
    assert.deepEqual(await types('AUS', 'CHN'), [
      'bank',
      'alipay',
      'wechat',
      'uption',
      'mybank',
      'payeeInfo',
    ]);
    assert.deepEqual(await types('HKG', 'PHL'), ['bank', 'eWallet', 'cash']);
    assert.deepEqual(await types('HKG', 'PHL', 'studyAbroad'), ['bank']);
    assert.deepEqual(await types('CHN', 'CHN'), []);
    assert.deepEqual(await types('AUS', 'XXX'), []);
    await sandbox.console.action('payee.maintenance', { methods: ['CHN:alipay'] });
    const { list } = await client.call('payee.methods', {
      source: 'AUS',
      target: 'CHN',
      remitType: 'personal',
    });
    assert.deepEqual(
      list.map((method) => method.maintenance),
      [false, true, false, false, false, false],
    );
    assert.deepEqual(
      [list[1]?.arrivalMinutesFrom, list[1]?.arrivalMinutesTo, list[1]?.maxAmount],
      [5, 120, '50000'],
    );
    await sandbox.console.action('payee.maintenance', { methods: [] });
  });

  test('a bank payee in China: the card tells its bank, reads back whole by itself and masked in the list [F7-16]', async () => {
    const { payee } = await person.client.call('payee.add', chnBank());
    assert.deepEqual([payee.bankCode, payee.cardNumber], ['ABC', plainCard]);
    assert.equal(payee.name, 'Min Zhao');
    assert.match(payee.payeeLabel, /^Agricultural Bank of China .*8903$/);
    const { payee: single } = await person.client.call('payee.info', { payeeId: payee.payeeId });
    assert.equal(single.cardNumber, plainCard);
    const { list } = await person.client.call('payee.list', { country: 'CHN' });
    const listed = list.find((row) => row.id === payee.id);
    assert.ok(
      listed &&
        !JSON.stringify(listed).includes(plainCard) &&
        !JSON.stringify(listed).includes('13912345678'),
    );
    const row = await sandbox.db
      .selectFrom('payees')
      .selectAll()
      .where('id', '=', payee.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(payeeSnapshot(row), {
      id: payee.id,
      name: 'Min Zhao',
      accountType: 'bank',
      payeeLabel: payee.payeeLabel,
      plainPhone: '13912345678',
      country: 'CHN',
      areaCode: '86',
      relationshipToReceiver: 'parents',
    });
  });

  test('a bank payee in China is refused for a wrong card, bank, phone, name or identity number, an unknown bank in words [F8-62]', async () => {
    assert.deepEqual(await wrong(chnBank({ cardNumber: '6228480012345678904' })), {
      cardNumber: 'luhnCheck',
    });
    assert.deepEqual(await wrong(chnBank({ cardNumber: '622848' })), { cardNumber: 'bankAccount' });
    assert.deepEqual(await wrong(chnBank({ cardNumber: '' })), { cardNumber: 'required' });
    assert.deepEqual(await wrong(chnBank({ bankCode: 'ICBC' })), { bankCode: 'bankOfCard' });
    assert.deepEqual(await wrong(chnBank({ phoneNumber: '12345678901' })), { phoneNumber: 'phoneMainland' });
    assert.deepEqual(await wrong(chnBank({ firstName: '', lastName: '' })), { name: 'required' });
    assert.deepEqual(await wrong(chnBank({ relationshipToReceiver: 'pet' })), {
      relationshipToReceiver: 'listed',
    });
    refused(
      await add(chnBank({ cardNumber: creditCard })),
      errorCodes.bankUnsupported,
      /don't support this bank/,
    );
    refused(await add(chnBank({ cardNumber: '4111111111111111' })), errorCodes.bankUnsupported);
    refused(await add(chnBank({ accountType: 'upi' })), errorCodes.payeeMethodUnsupported);
    refused(await add(chnBank({ sourceCountry: 'CHN' })), errorCodes.sameCountry);
  });

  test('a name the bank does not hold is refused until it is appealed with flag 2 [F5.3-02]', async () => {
    const form = chnBank({ cardNumber: card });
    refused(await add(form), errorCodes.PayeeCardNameDisagree);
    refused(await add({ ...form, nameAppealFlag: 1 }), errorCodes.PayeeCardNameDisagree);
    const { payee } = await person.client.call('payee.add', { ...form, nameAppealFlag: 2 });
    assert.deepEqual(payee.payeeWarn, { type: 'nameAppeal' });
    refused(await add(phlWallet({ lastName: 'DISAGREE' })), errorCodes.PayeeCardNameDisagree);
    const holder = await signUp(sandbox, 'AUS');
    await holder.client.call('payee.add', chnBank({ cardNumber: card, firstName: 'Qiang', lastName: 'Li' }));
  });

  test('Alipay accounts are mails or mainland mobiles; those that cannot receive say why', async () => {
    const { payee } = await person.client.call('payee.add', chnAlipay());
    assert.equal(payee.alipayAccount, 'min.zhao@example.cn');
    assert.equal(
      (await person.client.call('payee.add', chnAlipay({ alipayAccount: '+86 139 1234 5678' }))).payee
        .alipayAccount,
      '13912345678',
    );
    assert.deepEqual(await wrong(chnAlipay({ alipayAccount: '12345' })), { alipayAccount: 'alipayAccount' });
    assert.deepEqual(await wrong(chnAlipay({ alipayAccount: undefined })), { alipayAccount: 'required' });
    const check = (alipayAccount: string) =>
      person.client.send('payee.validateAlipay', { alipayAccount, name: '赵敏' });
    assert.deepEqual((await check('min.zhao@example.cn')).envelope.model, { valid: true });
    assert.deepEqual((await check('nonsense')).envelope.model, { valid: false });
    refused(await check('wrong@example.cn'), errorCodes.alipayAccountWrong);
    refused(await check('13800000003'), errorCodes.alipayNotVerified);
    refused(await check('mismatch@example.cn'), errorCodes.alipayNameMismatch);
    refused(await add(chnAlipay({ alipayAccount: 'limit@example.cn' })), errorCodes.alipayAmountLimit);
  });

  for (const { holds, account, code, says } of [
    {
      holds: 'F8-31',
      account: 'wrong@example.cn',
      code: errorCodes.alipayAccountWrong,
      says: /doesn't exist/,
    },
    { holds: 'F8-31', account: '13800000001', code: errorCodes.alipayAccountWrong, says: /doesn't exist/ },
    {
      holds: 'F8-33',
      account: 'abnormal@example.cn',
      code: choiceCodes.alipayAbnormal,
      says: /can't get money right now/,
    },
    {
      holds: 'F8-33',
      account: '13800000002',
      code: choiceCodes.alipayAbnormal,
      says: /can't get money right now/,
    },
    { holds: 'F8-32', account: '13800000003', code: errorCodes.alipayNotVerified, says: /verified/ },
    {
      holds: 'F8-34',
      account: 'mismatch@example.cn',
      code: errorCodes.alipayNameMismatch,
      says: /name doesn't match/,
    },
    {
      holds: 'F8-35',
      account: 'limit@example.cn',
      code: errorCodes.alipayAmountLimit,
      says: /reached its limit/,
    },
  ])
    test(`the Alipay account ${account} says why it gets no money, checked or added [${holds}]`, async () => {
      const checked = await person.client.send('payee.validateAlipay', {
        alipayAccount: account,
        name: '赵敏',
      });
      for (const reply of [checked, await add(chnAlipay({ alipayAccount: account }))]) {
        refused(reply, code);
        assert.match(reply.envelope.msg, says);
      }
    });

  test('payees in the Philippines: bank, wallet and cash each by their own rules', async () => {
    const bank = await person.client.call('payee.add', phlBank());
    assert.equal(bank.payee.accountNumber, '001230009999');
    assert.equal(bank.payee.bankName, 'BDO Unibank');
    assert.deepEqual(await wrong(phlBank({ accountNumber: '12345678901' })), {
      accountNumber: 'accountLength',
    });
    assert.deepEqual(await wrong(phlBank({ accountNumber: '12ab' })), { accountNumber: 'digits' });
    refused(await add(phlBank({ bankCode: 'NOBANK' })), errorCodes.bankUnsupported);

    const wallet = await person.client.call('payee.add', phlWallet());
    assert.equal(wallet.payee.walletAccount, '9171234567');
    assert.match(wallet.payee.payeeLabel, /^GCash/);
    refused(
      await add(phlWallet({ walletAccount: '9171230000' })),
      errorCodes.walletNameMismatch,
      /different name/,
    );
    assert.deepEqual(await wrong(phlWallet({ walletProvider: 'DANA' })), { walletProvider: 'listed' });
    assert.deepEqual(await wrong(phlWallet({ walletAccount: '8171234567' })), {
      walletAccount: 'phonePhilippines',
    });

    const cash = await person.client.call('payee.add', phlCash());
    assert.equal(cash.payee.payeeLabel, 'Cebuana Lhuillier');
    const young = new Date(sandbox.clock.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual(await wrong(phlCash({ birthDate: young })), { birthDate: 'minAge' });
    assert.deepEqual(await wrong(phlCash({ cashAgentCode: 'NOWHERE' })), { cashAgentCode: 'listed' });
    assert.deepEqual(await wrong(phlCash({ phoneNumber: undefined, birthDate: undefined })), {
      phoneNumber: 'required',
      birthDate: 'required',
    });
    assert.deepEqual(
      (await person.client.call('payee.add', phlWallet({ firstName: 'Cruz', walletAccount: '9179999999' })))
        .payee.payeeWarn,
      { type: 'sameName' },
    );
  });

  test('a list shows of a birth date the year, of an email the first letter and of a phone both ends [F5.7-60]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const { firstName, lastName, relationshipToReceiver } = phlBank();
    const paypal: Form = {
      sourceCountry: 'AUS',
      country: 'USA',
      accountType: 'paypal',
      firstName,
      lastName,
      email: 'grace.miller@example.com',
      relationshipToReceiver,
    };
    await client.call('payee.add', paypal);
    await client.call('payee.add', phlCash({ sourceCountry: 'AUS' }));
    const listed = async (country: string) => (await client.call('payee.list', { country })).list[0];
    assert.equal((await listed('USA'))?.email, 'g••••@example.com');
    const cash = await listed('PHL');
    assert.deepEqual([cash?.birthDate, cash?.phoneNumber], ['1985-••-••', '917•••4567']);
  });

  test('a payee in a country that no money goes to is refused as a price to it is, written down or changed', async () => {
    const { client } = await signUp(sandbox, 'HKG');
    const { payee } = await client.call('payee.add', phlBank());
    const opened = (targetStatus: ServiceStatus) =>
      sandbox.db.updateTable('countries').set({ targetStatus }).where('code', '=', 'PHL').execute();
    await opened('maintenance');
    try {
      const price = await client.send('rates.fee', {
        sourceCountryCode: 'HKG',
        targetCountryCode: 'PHL',
        sourceCurrency: 'HKD',
        targetCurrency: 'PHP',
        sourceAmount: '1000',
        remitType: 'personal',
      });
      refused(price, errorCodes.corridorNotOpen);
      const replies = [
        await client.send('payee.add', phlWallet()),
        await client.send('payee.update', { payeeId: payee.id, relationshipToReceiver: 'spouse' }),
      ];
      for (const { envelope } of replies)
        assert.deepEqual([envelope.code, envelope.msg], [price.envelope.code, price.envelope.msg]);
    } finally {
      await opened('opened');
    }
  });

  test('who picks cash up is eighteen, by the day of the sender’s market [F9-19]', async () => {
    const instant = Date.parse(`${dateOf(sandbox.clock.now() + 2 * 86_400_000, 0)}T13:30:00Z`);
    await sandbox.console.advance(instant - sandbox.clock.now());
    // Eighteen tomorrow by UTC, today in Auckland.
    const birthDate = addMonths(addDays(dateOf(instant, 0), 1), -18 * 12);
    const reply = async (market: string) =>
      (await signUp(sandbox, market)).client.send('payee.add', phlCash({ sourceCountry: market, birthDate }));
    assert.equal((await reply('NZL')).envelope.code, '0');
    assert.deepEqual(refused(await reply('USA'), errorCodes.badParams).fields, ['birthDate']);
  });

  test('the same account again is the same payee; under another name it is refused', async () => {
    const first = await person.client.call('payee.add', phlBank({ accountNumber: '1234567890' }));
    const again = await person.client.call('payee.add', phlBank({ accountNumber: '12 345 67890' }));
    assert.equal(again.payee.id, first.payee.id);
    assert.equal(
      refused(
        await add(phlBank({ accountNumber: '1234567890', firstName: 'Bea' })),
        errorCodes.payeeDuplicate,
      ).payeeId,
      first.payee.id,
    );
    await person.client.call('payee.delete', { payeeId: first.payee.id });
    const second = await person.client.call(
      'payee.add',
      phlBank({ accountNumber: '1234567890', firstName: 'Bea' }),
    );
    assert.notEqual(second.payee.id, first.payee.id);
  });

  test('list by keyword, delete once and for all, nothing of other payers', async () => {
    const other = await signUp(sandbox, 'HKG');
    const { payee } = await other.client.call('payee.add', phlWallet({ firstName: 'Zenaida' }));
    assert.deepEqual((await person.client.call('payee.list', { keyword: 'zenaida' })).list, []);
    assert.equal((await other.client.call('payee.list', { keyword: 'ZENAI' })).list.length, 1);
    assert.equal((await other.client.call('payee.list', { keyword: 'gcash' })).list.length, 1);
    assert.equal((await other.client.call('payee.list', { country: 'CHN' })).list.length, 0);
    refused(await person.client.send('payee.info', { payeeId: payee.id }), errorCodes.payeeNotFound);
    refused(await person.client.send('payee.delete', { payeeId: payee.id }), errorCodes.payeeNotFound);
    await other.client.call('payee.delete', { payeeId: payee.id });
    await other.client.call('payee.delete', { payeeId: payee.id });
    refused(await other.client.send('payee.info', { payeeId: payee.id }), errorCodes.payeeNotFound);
    assert.deepEqual((await other.client.call('payee.list', {})).list, []);
    const row = await sandbox.db
      .selectFrom('payees')
      .select('deletedAt')
      .where('id', '=', payee.id)
      .executeTakeFirst();
    assert.ok(row?.deletedAt, 'the row stays for its orders');
  });

  test('an account keeps a limited number of payees [F5.3-21]', async () => {
    const other = await signUp(sandbox, 'HKG');
    await sandbox.console.action('payee.limit', { count: 1 });
    await other.client.call('payee.add', phlWallet());
    assert.equal(
      refused(
        await other.client.send('payee.add', phlBank() as Record<string, unknown>),
        errorCodes.payeeLimit,
      ).count,
      1,
    );
    await other.client.call('payee.add', phlWallet());
    await sandbox.console.action('payee.limit', { count: 50 });
  });

  test('banks, branches, cards, accounts and cash places', async () => {
    const { client } = person;
    const chn = await client.call('bank.list', { country: 'CHN', keyword: '招商' });
    assert.deepEqual(
      chn.list.map((bank) => bank.bankCode),
      ['CMB'],
    );
    assert.ok((await client.call('bank.list', { country: 'PHL' })).list.length >= 15);
    assert.ok(
      (await client.call('bank.list', { country: 'PHL', accountType: 'eWallet' })).list.some(
        (row) => row.bankCode === 'GCASH',
      ),
    );
    assert.deepEqual((await client.call('bank.list', { country: 'XXX' })).list, []);
    assert.equal(
      (await client.call('bank.branches', { country: 'CHN', bankCode: 'ICBC', keyword: 'shanghai' })).list
        .length,
      1,
    );
    assert.deepEqual(await client.call('payee.cardBin', { cardNumber: '621700' }), {
      known: true,
      bankCode: 'CCB',
      bankName: 'China Construction Bank',
      cardType: 'debit',
      supported: true,
    });
    assert.deepEqual(await client.call('payee.cardBin', { cardNumber: '411111' }), {
      known: false,
      supported: false,
    });
    assert.equal((await client.call('payee.cardBin', { cardNumber: creditCard })).supported, false);
    const judge = async (params: CallParams<'bank.judgePayeeAccount'>) =>
      (await client.call('bank.judgePayeeAccount', params)).valid;
    assert.equal(await judge({ country: 'CHN', accountNumber: plainCard }), true);
    assert.equal(await judge({ country: 'CHN', accountNumber: '6228480012345678904' }), false);
    assert.equal(await judge({ country: 'PHL', bankCode: 'BPI', accountNumber: '1234567890' }), true);
    assert.equal(await judge({ country: 'PHL', bankCode: 'BPI', accountNumber: '123456789' }), false);
    const cebu = await client.call('payee.cashLocations', { country: 'PHL', city: 'Cebu City' });
    assert.deepEqual(await client.call('payee.cashLocations', { country: 'PHL', city: 'R07-CEB' }), cebu);
    assert.ok(cebu.list.length > 0 && cebu.list.every((agent) => agent.city === 'Cebu City'));
    assert.ok(
      (await client.call('payee.cashLocations', { country: 'PHL', keyword: 'palawan' })).list.every(
        (agent) => agent.agentName === 'Palawan Pawnshop',
      ),
    );
  });
});
