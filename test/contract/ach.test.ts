import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { achCodes, payCodes } from '@/contracts/errors/server';
import { paymentCodes } from '@/domain/paymentMethods';
import { hashPassword } from '../../sandbox/domains/account/password';
import { codes } from '../../sandbox/dispatch/refusal';
import { committed } from './support/corridor';
import { type DemoPayer, demoPayer } from './support/demoPayer';
import { fetchOrder, payOf } from './support/orders';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const second = 1000;
const hour = 3_600_000;

describe('accounts to draw from, and payments that need more than a choice', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const atBank = async (linkUrl: string, institution: string): Promise<string> => {
    const response = await fetch(`${linkUrl}/${institution}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    return ((await response.json()) as { status: string }).status;
  };
  const linked = async (person: DemoPayer, institution = 'ins_first', index = 0) => {
    const { linkToken, linkUrl } = await person.client.call('ach.assetsLink', { countryCode: 'USA' });
    await atBank(linkUrl, institution);
    const { accounts } = await person.client.call('ach.retrieveAsset', { linkToken });
    const { account } = await person.client.call('ach.addAccount', {
      countryCode: 'USA',
      linkToken,
      plaidAccountId: accounts[index]?.plaidAccountId,
    });
    return { account, linkToken };
  };
  const order = async (person: DemoPayer, amount = '500') =>
    (await committed(person.client, { ...person, amount, relation: 'self' })).order;

  test('only verified payers of the United States link accounts, five at most', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const judged = await aus.client.call('ach.judgeCountry', { countryCode: 'USA' });
    assert.deepEqual(judged, { allowed: false, accounts: 0, maxAccounts: 5 });
    refused(await aus.client.send('ach.assetsLink', { countryCode: 'USA' }), achCodes.countryUnsupported);
    const usa = await demoPayer(sandbox, 'USA');
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'AUS' }), achCodes.countryUnsupported);
    assert.equal((await usa.client.call('ach.judgeCountry', { countryCode: 'USA' })).allowed, true);
    for (const institution of ['ins_first', 'ins_river'])
      for (const index of [0, 1]) await linked(usa, institution, index);
    await linked(usa, 'ins_poor');
    const full = await usa.client.call('ach.judgeCountry', { countryCode: 'USA' });
    assert.deepEqual([full.allowed, full.accounts], [false, 5]);
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'USA' }), achCodes.accountLimit);
    await sandbox.db
      .updateTable('payers')
      .set({ kyc_status: 'Fail' })
      .where('id', '=', usa.payerId)
      .execute();
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'USA' }), errorCodes.kycNotPassed);
  });

  test('a link: pending, ready, failed, left; events are noted; it lasts four hours and is nobody else’s', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { linkToken, linkUrl } = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    const pending = await usa.client.call('ach.retrieveAsset', { linkToken });
    assert.deepEqual([pending.status, pending.accounts], ['pending', []]);
    await usa.client.call('ach.plaidEvent', { linkToken, eventName: 'OPEN', institutionId: 'ins_first' });
    assert.equal(
      (await sandbox.db.selectFrom('ach_events').selectAll().execute()).at(-1)?.event_name,
      'OPEN',
    );
    assert.equal((await fetch(linkUrl)).status, 200);
    assert.equal(await atBank(linkUrl, 'ins_first'), 'success');
    const ready = await usa.client.call('ach.retrieveAsset', { linkToken });
    assert.deepEqual(
      [ready.status, ready.institutionName, ready.accounts.length],
      ['ready', 'First Example Bank', 2],
    );

    const down = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await atBank(down.linkUrl, 'ins_down');
    assert.equal(
      (await usa.client.call('ach.retrieveAsset', { linkToken: down.linkToken })).status,
      'failed',
    );
    refused(
      await usa.client.send('ach.addAccount', {
        countryCode: 'USA',
        linkToken: down.linkToken,
        plaidAccountId: 'acc_1',
      }),
      achCodes.linkNotDone,
    );
    const left = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await usa.client.call('ach.plaidEvent', { linkToken: left.linkToken, eventName: 'EXIT' });
    refused(await usa.client.send('ach.retrieveAsset', { linkToken: left.linkToken }), achCodes.linkInvalid);
    const old = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await sandbox.console.advance(5 * hour);
    refused(await usa.client.send('ach.retrieveAsset', { linkToken: old.linkToken }), achCodes.linkInvalid);
    const other = await demoPayer(sandbox, 'USA');
    refused(await other.client.send('ach.retrieveAsset', { linkToken }), achCodes.linkInvalid);
    refused(
      await usa.client.send('ach.plaidEvent', { linkToken, eventName: 'not an event' }),
      codes.badParams,
    );
    assert.equal((await fetch(`${sandbox.url}/plaid/link_unknown`)).status, 404);
  });

  test('an account entered by hand: its number checks, it carries the payer’s name, it is verified', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const hand = {
      countryCode: 'USA',
      routingNumber: '021000021',
      accountNumber: '4821773019',
      accountType: 'checking',
      holderName: 'Robin Tester',
    } as const;
    const add = (change: object) => usa.client.send('ach.addAccount', { ...hand, ...change });
    refused(await add({ routingNumber: '021000022' }), errorCodes.AchIncorrectDialog);
    refused(await add({ holderName: 'Somebody Else' }), errorCodes.AchIncorrectDialog);
    refused(await add({ accountNumber: '12' }), codes.badParams);
    const { account } = await usa.client.call('ach.addAccount', hand);
    assert.deepEqual([account.status, account.mask, account.source], ['PENDING', '3019', 'manual']);
    refused(await add({}), achCodes.accountKnown);
    const pending = await usa.client.call('ach.checkAccount', { accountId: account.accountId });
    assert.deepEqual([pending.usable, pending.reason], [false, 'pending']);
    const none = await usa.client.call('ach.addAccount', { ...hand, accountNumber: '77770000' });
    await sandbox.console.advance(21 * second);
    const { list } = await usa.client.call('ach.accounts', {});
    assert.deepEqual(list.map((row) => [row.mask, row.status]).sort(), [
      ['0000', 'FAILED'],
      ['3019', 'ACTIVE'],
    ]);
    await usa.client.call('ach.deleteAccount', { accountId: none.account.accountId });
    assert.deepEqual(await usa.client.call('ach.deleteAccount', { accountId: none.account.accountId }), {
      done: true,
    });
    assert.equal((await usa.client.call('ach.accounts', {})).list.length, 1);
    refused(await usa.client.send('ach.deleteAccount', { accountId: 'ach_x' }), achCodes.accountNotFound);
  });

  test('an account whose bank has to be linked again is good after the update link', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    await sandbox.console.action('ach.status', { accountId: account.accountId, status: 'NEED_UPDATE' });
    assert.equal(
      (await usa.client.call('ach.checkAccount', { accountId: account.accountId })).reason,
      'needUpdate',
    );
    const { linkToken, linkUrl } = await usa.client.call('ach.updateLink', { accountId: account.accountId });
    const update = { accountId: account.accountId, linkToken };
    refused(await usa.client.send('ach.updateAccount', update), achCodes.linkNotDone);
    await atBank(linkUrl, 'ins_first');
    assert.equal((await usa.client.call('ach.updateAccount', update)).account.status, 'ACTIVE');
    const wrong = await usa.client.call('ach.updateLink', { accountId: account.accountId });
    await atBank(wrong.linkUrl, 'ins_river');
    refused(
      await usa.client.send('ach.updateAccount', { ...update, linkToken: wrong.linkToken }),
      errorCodes.AchIncorrectDialog,
    );
    refused(await usa.client.send('ach.updateLink', { accountId: 'ach_x' }), achCodes.accountNotFound);
  });

  test('drawn quickly: authorised at once, paid the next day, once however often it is said', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const { seqNo } = await order(usa);
    const pay = { seqNo, accountId: account.accountId };
    refused(await usa.client.send('ach.confirmPay', pay), errorCodes.wrongStep);
    const bound = await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    assert.equal(bound.order.fundingType, 460);
    const [first, second_] = await Promise.all([
      usa.client.call('ach.confirmPay', pay),
      usa.client.call('ach.confirmPay', pay),
    ]);
    assert.deepEqual(
      [first.order.status, second_.order.status],
      ['PAYMENT_AUTHORISED', 'PAYMENT_AUTHORISED'],
    );
    assert.equal(first.settlesAt, second_.settlesAt);
    const drawn = await sandbox.db
      .selectFrom('ach_accounts')
      .select('balance')
      .where('id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    assert.ok(Number(drawn.balance) % 100 !== 0, 'the sum has left the account once');
    refused(
      await usa.client.send('ach.deleteAccount', { accountId: account.accountId }),
      achCodes.accountInUse,
    );
    await sandbox.console.advance(23 * hour);
    assert.equal((await fetchOrder(usa.client, seqNo)).status, 'PAYMENT_AUTHORISED');
    await sandbox.console.advance(1.01 * hour);
    assert.ok(
      (await sandbox.console.order(seqNo)).history.some((row) => row.to_status === 'PAYMENT_SUCCESS'),
    );
    assert.equal((await usa.client.call('order.partnerStatus', { seqNo })).status, 'PAID');
    await usa.client.call('ach.deleteAccount', { accountId: account.accountId });
  });

  test('too much for the method, too little on the account, an account of nobody’s', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa, 'ins_poor');
    const large = await order(usa, '3000');
    const bind = { seqNo: large.seqNo, accountId: account.accountId };
    refused(
      await usa.client.send('ach.bindBank', { ...bind, fundingType: 460 }),
      errorCodes.AchAmountUpperLimit,
    );
    await usa.client.call('ach.bindBank', { ...bind, fundingType: 0 });
    const checked = await usa.client.call('ach.checkAccount', {
      accountId: account.accountId,
      seqNo: large.seqNo,
    });
    assert.deepEqual([checked.usable, checked.reason], [false, 'insufficient']);
    refused(await usa.client.send('ach.confirmPay', bind), errorCodes.insufficientBalance);
    refused(await usa.client.send('ach.bindBank', { ...bind, fundingType: 120 }), codes.badParams);
    const other = await demoPayer(sandbox, 'USA');
    refused(
      await other.client.send('ach.checkAccount', { accountId: account.accountId }),
      achCodes.accountNotFound,
    );
  });

  test('who has a payment password pays with a ticket of it; five wrong ones lock paying, and when it goes on is told [F8-73]', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const { seqNo } = await order(usa, '100');
    const bad = { seqNo, password: 'nope' };
    refused(await usa.client.send('order.payPassword', bad), payCodes.payPasswordNotSet);
    await sandbox.db
      .updateTable('payers')
      .set({ pay_password_hash: await hashPassword('Secret85') })
      .where('id', '=', usa.payerId)
      .execute();
    await usa.client.call('ach.bindBank', { seqNo, accountId: account.accountId, fundingType: 0 });
    const pay = { seqNo, accountId: account.accountId };
    refused(await usa.client.send('ach.confirmPay', pay), payCodes.payTicketNeeded);
    const { payTicket } = await usa.client.call('order.payPassword', { seqNo, password: 'Secret85' });
    const other = await order(usa, '101');
    await usa.client.call('ach.bindBank', {
      seqNo: other.seqNo,
      accountId: account.accountId,
      fundingType: 0,
    });
    refused(
      await usa.client.send('ach.confirmPay', { ...pay, seqNo: other.seqNo, payTicket }),
      payCodes.payTicketNeeded,
    );
    assert.equal(
      (await usa.client.call('ach.confirmPay', { ...pay, payTicket })).order.status,
      'PAYMENT_AUTHORISED',
    );
    const ticket = (await usa.client.call('order.payPassword', { seqNo: other.seqNo, password: 'Secret85' }))
      .payTicket;
    await sandbox.console.advance(6 * 60_000);
    refused(
      await usa.client.send('ach.confirmPay', { ...pay, seqNo: other.seqNo, payTicket: ticket }),
      payCodes.payTicketNeeded,
    );
    for (let left = 4; left > 0; left -= 1)
      assert.equal(
        refused(await usa.client.send('order.payPassword', bad), errorCodes.payPasswordWrong).triesLeft,
        left,
      );
    refused(await usa.client.send('order.payPassword', bad), errorCodes.accountLocked);
    const locked = await usa.client.send('order.payPassword', { seqNo, password: 'Secret85' });
    refused(locked, errorCodes.accountLocked);
    assert.match(locked.envelope.msg, /Try again in 60 minutes/);
    await sandbox.console.advance(61 * 60_000);
    assert.ok((await usa.client.call('order.payPassword', { seqNo, password: 'Secret85' })).payTicket);
    refused(await usa.client.send('order.payPassword', { seqNo }), codes.badParams);
  });

  test('MB WAY and a direct debit ask for the payment password too, once a payment', async () => {
    const password = 'Secret85';
    const guarded = async (market: 'EU' | 'KOR', sum: string) => {
      const person = await demoPayer(sandbox, market);
      await sandbox.db
        .updateTable('payers')
        .set({ pay_password_hash: await hashPassword(password) })
        .where('id', '=', person.payerId)
        .execute();
      const made = await order(person, sum);
      const ticket = async () =>
        (await person.client.call('order.payPassword', { seqNo: made.seqNo, password })).payTicket;
      return { ...person, made, ticket };
    };
    const eu = await guarded('EU', '100');
    const mbWay = { seqNo: eu.made.seqNo, areaCode: '351', phoneNumber: '912341111' };
    refused(await eu.client.send('order.mbWayPay', mbWay), payCodes.payTicketNeeded);
    const asked = await eu.client.call('order.mbWayPay', { ...mbWay, payTicket: await eu.ticket() });
    assert.equal((await eu.client.call('order.mbWayPay', mbWay)).partnerOrderId, asked.partnerOrderId);

    const kor = await guarded('KOR', '100000');
    const debit = payOf(kor.made, paymentCodes.directDebit);
    refused(await kor.client.send('order.pay', debit), payCodes.payTicketNeeded);
    await kor.client.call('order.pay', { ...debit, payTicket: await kor.ticket() });
    await kor.client.call('order.pay', debit);
    await kor.client.call('order.pay', payOf(kor.made, paymentCodes.bankTransfer));
  });

  test('MB WAY: the payer’s app says yes, no or nothing within four minutes', async () => {
    const eu = await demoPayer(sandbox, 'EU');
    type Status = CallAnswer<'order.partnerStatus'>['status'];
    const ask = async (phoneNumber: string) => {
      const { order: made } = await committed(eu.client, { ...eu, amount: '100', relation: 'self' });
      const params = { seqNo: made.seqNo, areaCode: '351', phoneNumber };
      const asked = await eu.client.call('order.mbWayPay', params);
      assert.equal((await eu.client.call('order.mbWayPay', params)).partnerOrderId, asked.partnerOrderId);
      const status = async (): Promise<Status> =>
        (await eu.client.call('order.partnerStatus', { seqNo: made.seqNo })).status;
      assert.equal(await status(), 'PENDING');
      return { params, status };
    };
    const yes = await ask('912345678');
    const no = await ask('912340000');
    const silent = await ask('912341111');
    await sandbox.console.advance(16 * second);
    assert.deepEqual(
      [await yes.status(), await no.status(), await silent.status()],
      ['PAID', 'FAILED', 'PENDING'],
    );
    refused(await eu.client.send('order.mbWayPay', yes.params), errorCodes.MBWayPaid);
    await sandbox.console.advance(4 * 60_000);
    assert.equal(await silent.status(), 'EXPIRED');
    assert.equal((await fetchOrder(eu.client, silent.params.seqNo)).status, 'WAIT_PAYMENT');
    refused(await eu.client.send('order.mbWayPay', { ...no.params, phoneNumber: 'abc' }), codes.badParams);
    const aus = await demoPayer(sandbox, 'AUS');
    const { order: plain } = await committed(aus.client, { ...aus, amount: '100' });
    refused(
      await aus.client.send('order.mbWayPay', { ...no.params, seqNo: plain.seqNo }),
      errorCodes.payMethodUnsupported,
    );
    refused(await aus.client.send('order.partnerStatus', { seqNo: plain.seqNo }), errorCodes.wrongStep);
  });
});
