import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { documentPng } from '../../fixtures/documents';
import { nineElements } from '../../fixtures/nineElements';
import type { Person } from '../support/person';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { fileNumber } from '../support/files';
import { startTestSandbox } from '../support/testSandbox';

describe('banks, and payees that are there already', () => {
  let sandbox: TestSandbox;
  let person: Person;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await signUp(sandbox, 'AUS');
  });
  after(() => sandbox.close());

  const add = async (change: Partial<CallParams<'payee.add'>>) =>
    (
      await person.client.call('payee.add', {
        sourceCountry: 'AUS',
        country: 'CHN',
        accountType: 'bank',
        relationshipToReceiver: 'parents',
        ...change,
      })
    ).payee;

  test('codes tell their bank; what nobody has is not found', async () => {
    const whose = async (country: string, code: string) => {
      const { found, bankName } = await person.client.call('bank.identify', { country, code });
      return found ? bankName : null;
    };
    assert.equal(await whose('AUS', '062-000'), 'Commonwealth Bank');
    assert.equal(await whose('GBR', '20-00-00'), 'Barclays');
    assert.equal(await whose('USA', '021000021'), 'JPMorgan Chase');
    assert.equal(await whose('MEX', '032180000118359719'), 'IXE Banco');
    assert.equal(await whose('ARG', '2850590940090418135201'), 'Banco Macro');
    assert.equal(await whose('IND', 'HDFC0000001'), 'HDFC Bank');
    assert.equal(await whose('HKG', 'HSBCHKHH'), 'HSBC');
    for (const [country, code] of [
      ['AUS', '999999'],
      ['USA', '021000022'],
      ['MEX', '032180000118359718'],
      ['IND', 'HDFC0ZZZZZZ'],
    ] as const)
      assert.equal(await whose(country, code), null, code);
    refused(
      await person.client.send('bank.identify', { country: 'AUS', code: '<script>' }),
      errorCodes.badParams,
    );
  });

  test("an IFSC is looked up on the Reserve Bank's list", async () => {
    const check = (ifsc: string) => person.client.call('bank.ifscCheck', { ifsc });
    assert.deepEqual(await check('hdfc0000001'), {
      valid: true,
      bankCode: 'HDFC',
      bankName: 'HDFC Bank',
      branchCode: '000001',
    });
    assert.deepEqual(await check('HDFC0999998'), { valid: false });
  });

  test("Japan: every bank of the code list, its branches, and accounts by the form's own rules", async () => {
    const { list } = await person.client.call('bank.list', { country: 'JPN' });
    assert.ok(list.length > 1000);
    assert.equal(list[0]?.bankCode, '0001');
    const branches = await person.client.call('bank.branches', { country: 'JPN', bankCode: '0001' });
    assert.ok(branches.list.some(({ branchCode }) => branchCode === '001'));
    const judge = async (country: string, accountNumber: string, bankCode?: string) =>
      (await person.client.call('bank.judgePayeeAccount', { country, accountNumber, bankCode })).valid;
    assert.equal(await judge('JPN', '1234567', '0001'), true);
    assert.equal(await judge('JPN', '123456', '0001'), false);
    assert.equal(await judge('DEU', 'DE89370400440532013000'), true);
    assert.equal(await judge('DEU', 'DE89370400440532013001'), false);
    assert.equal(await judge('MEX', '032180000118359718'), false);
    assert.equal(await judge('NGA', '0000014579', '999'), false);
  });

  test('billers, the banks of Europe, of an order, and our own', async () => {
    const { client } = person;
    assert.equal((await client.call('bank.bpayBiller', { code: '23796' })).billerName, 'City water');
    assert.deepEqual(await client.call('bank.bpayBiller', { code: '11111' }), { found: false });
    const italy = await client.call('bank.euList', { country: 'ITA' });
    assert.ok(italy.list.length > 1 && italy.list.every(({ country }) => country === 'ITA'));
    assert.ok((await client.call('bank.euList', {})).list.length > italy.list.length);
    assert.ok(
      (await client.call('order.bankList', { countryCode: 'KOR', keyword: 'woori' })).list.length === 1,
    );
    const [bank] = (await client.call('bank.paymentBanks', { countryCode: 'AUS' })).list;
    const detail = await client.call('bank.paymentBank', {
      countryCode: 'AUS',
      bankCode: bank?.bankCode ?? '',
    });
    assert.deepEqual(
      detail.fields.map(({ name }) => name),
      ['bsb', 'accountNumber'],
    );
    refused(
      await client.send('bank.paymentBank', { countryCode: 'AUS', bankCode: 'NONE' }),
      errorCodes.notFound,
    );
  });

  test('cash places near a point come nearest first', async () => {
    const { list } = await person.client.call('payee.searchCash', {
      country: 'PHL',
      latitude: 10.3,
      longitude: 123.9,
    });
    assert.equal(list[0]?.city, 'Cebu City');
    assert.ok(
      list.every(({ distanceKm }, at) => at === 0 || (distanceKm ?? 0) >= (list[at - 1]?.distanceKm ?? 0)),
    );
    assert.equal(
      (await person.client.call('payee.searchCash', { country: 'PHL', keyword: 'cebu' })).list.length,
      4,
    );
    refused(
      await person.client.send('payee.searchCash', { country: 'PHL', latitude: 91 }),
      errorCodes.badParams,
    );
  });

  test('a payee is changed by the rules it was added by, and screened again', async () => {
    const payee = await add({ name: '王小红', cardNumber: '6228480012345678903' });
    const changed = await person.client.call('payee.update', {
      payeeId: payee.id,
      phoneNumber: '13912345678',
    });
    assert.equal(changed.payee.phoneNumber, '13912345678');
    assert.equal(changed.compliance, 'Pass');
    const reply = await person.client.send('payee.update', {
      payeeId: payee.id,
      cardNumber: '6228480012345678904',
    });
    assert.deepEqual(refused(reply, errorCodes.badParams).rules, { cardNumber: 'luhnCheck' });
    const watched = await person.client.call('payee.update', { payeeId: payee.id, name: 'Hong WATCHLIST' });
    assert.deepEqual([watched.compliance, watched.payee.authStatus], ['Review', 'WaitResult']);
    refused(
      await person.client.send('payee.update', { payeeId: 'none', name: 'x' }),
      errorCodes.payeeNotFound,
    );
  });

  test("another payee's account cannot be taken over", async () => {
    const one = await add({ name: '李小雨', cardNumber: '6217001234567890130' });
    const other = await add({ name: '李小雪', cardNumber: '6222020200112230004' });
    const reply = await person.client.send('payee.update', {
      payeeId: other.id,
      cardNumber: '6217001234567890130',
    });
    assert.equal(refused(reply, errorCodes.payeeDuplicate).payeeId, one.id);
  });

  test('chat-app payees change by their own call', async () => {
    const payee = await add({
      accountType: 'wechat',
      name: '周敏',
      wechatAccount: 'zhou_min',
      phoneNumber: '13912345678',
    });
    const { payee: changed } = await person.client.call('payee.updateWechat', {
      payeeId: payee.id,
      wechatAccount: 'zhou_min_2',
    });
    assert.equal(changed.wechatAccount, 'zhou_min_2');
    const bad = await person.client.send('payee.updateWechat', { payeeId: payee.id, wechatAccount: '1' });
    assert.deepEqual(refused(bad, errorCodes.badParams).rules, { wechatAccount: 'wechatAccount' });
  });

  test('nine elements: what is missing, and then nothing; the account opens once', async () => {
    const payee = await add({ name: '王小刚', cardNumber: '6214830012345673' });
    const { missing } = await person.client.call('payee.cnRemit', { payeeId: payee.id });
    assert.ok(
      missing.includes('idNumber') && missing.includes('occupation') && !missing.includes('cardNumber'),
    );
    await assert.rejects(add({ ...nineElements, phoneNumber: '13912340000' }), /PayeeAddFailed .*ID number/);
    const whole = await add(nineElements);
    assert.equal(whole.id, payee.id);
    assert.deepEqual((await person.client.call('payee.cnRemit', { payeeId: payee.id })).missing, []);
    for (let time = 0; time < 2; time += 1)
      assert.equal((await person.client.call('payee.openAccount', { payeeId: payee.id })).opened, true);
    const wechat = await add({
      accountType: 'wechat',
      name: '吴静',
      wechatAccount: 'wu_jing',
      phoneNumber: '13912345679',
    });
    refused(
      await person.client.send('payee.openAccount', { payeeId: wechat.id }),
      errorCodes.payeeMethodUnsupported,
    );
    const reply = await person.client.upload(
      'payee.uploadIdCard',
      { payeeId: payee.id, side: 'front', fileNumber: fileNumber() },
      {
        name: 'front.png',
        type: 'image/png',
        bytes: documentPng({ idType: 'residentId', idNumber: '11010519491231002X', side: 'front' }),
      },
    );
    assert.equal((reply.envelope.model as { idNumber?: string }).idNumber, '11010519491231002X');
  });

  test('filters, the newest, and documents by country', async () => {
    const other = await signUp(sandbox, 'AUS');
    const { client } = other;
    const form = { sourceCountry: 'AUS', relationshipToReceiver: 'friend' } as const;
    const { payee: bank } = await client.call('payee.add', {
      ...form, country: 'NZL', accountType: 'bank', firstName: 'Isla', lastName: 'Wilson', accountNumber: '01-0902-0068389-00',
    }); // prettier-ignore
    await client.call('payee.add', {
      ...form, country: 'CHN', accountType: 'alipay', name: '赵敏', alipayAccount: 'zhao@example.cn', relationshipToReceiver: 'spouse',
    }); // prettier-ignore
    const count = async (params: CallParams<'payee.filter'>) =>
      (await client.call('payee.filter', params)).list.length;
    assert.equal(await count({}), 2);
    assert.equal(await count({ accountType: 'alipay' }), 1);
    assert.equal(await count({ relationshipToReceiver: 'friend' }), 1);
    assert.equal(await count({ remitType: 'studyAbroad' }), 1);
    assert.equal(await count({ keyword: 'isla' }), 1);
    assert.equal((await client.call('payee.dcbList', {})).list.length, 1);
    assert.equal((await client.call('payee.newest', {})).list.length, 0);
    await client.call('payee.touch', { id: bank.id });
    assert.deepEqual(
      (await client.call('payee.newest', { limit: 1 })).list.map(({ id }) => id),
      [bank.id],
    );
    refused(await person.client.send('payee.touch', { id: bank.id }), errorCodes.payeeNotFound);
    const types = async (country: string) =>
      (await client.call('payee.idTypes', { country })).list.map(({ code }) => code);
    assert.deepEqual(await types('CHN'), [
      'residentId',
      'homeReturnPermit',
      'taiwanTravelPermit',
      'passport',
    ]);
    assert.deepEqual(await types('XXX'), []);
  });
});
