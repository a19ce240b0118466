import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { achCodes, payCodes } from '@/contracts/errors/server';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { paymentTermsOf } from '@/domain/payment/paymentTerms';
import { hashPassword } from '../../../sandbox/domains/account/credentials/password';
import { codes } from '../../../sandbox/dispatch/refusal';
import { committed } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { fetchOrder, payOf } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { linked } from '../support/achLink';
import { startTestSandbox } from '../support/testSandbox';

const second = 1000;
const hour = 3_600_000;

describe('payments that need more than a choice', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const order = async (person: DemoPayer, amount = '500') =>
    (await committed(person.client, { ...person, amount, relation: 'self' })).order;

  test('of an order that has got a part meanwhile only the rest is drawn, and only once it is chosen again', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const { seqNo } = await order(usa);
    const pay = { seqNo, accountId: account.accountId };
    const whole = await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    await sandbox.console.advance(second);
    const unpaid = await fetchOrder(usa.client, seqNo);
    await usa.client.call('order.pay', payOf(unpaid, paymentCodes.bankTransfer));
    await sandbox.console.action('payment.receive', { seqNo, amount: '100.00' });
    await usa.client.call('order.changeAmount', { seqNo, option: 'topUp' });
    refused(await usa.client.send('ach.confirmPay', pay), errorCodes.wrongStep);
    const rest = await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    const left = Number(whole.order.totalAmount.amount) - 100;
    const { percent } = paymentTermsOf('USA', paymentCodes.achQuick) ?? {};
    assert.equal(rest.amount.amount, (left * (1 + Number(percent) / 100)).toFixed(2));
    assert.equal((await usa.client.call('ach.confirmPay', pay)).order.status, 'PAYMENT_AUTHORISED');
  });

  test('the way chosen last is drawn, at its own price, and none once another is chosen', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const made = await order(usa);
    const pay = { seqNo: made.seqNo, accountId: account.accountId };
    for (const fundingType of [0, 460, 0] as const) {
      await usa.client.call('ach.bindBank', { ...pay, fundingType });
      await sandbox.console.advance(second);
    }
    await usa.client.call('order.pay', payOf(made, paymentCodes.bankTransfer));
    refused(await usa.client.send('ach.confirmPay', pay), errorCodes.wrongStep);
    await usa.client.call('ach.bindBank', { ...pay, fundingType: 0 });
    assert.equal((await usa.client.call('ach.confirmPay', pay)).order.fundingType, 0);
    const drawn = sandbox.db.selectFrom('payments').select(['method', 'amount']);
    assert.deepEqual(
      await drawn.where('orderId', '=', made.id).where('status', '=', 'authorised').execute(),
      [{ method: '0', amount: made.totalAmount.amount }],
    );
  });

  test('a debit and a request to the phone are announced by nobody', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const drawn = await order(usa);
    const pay = { seqNo: drawn.seqNo, accountId: account.accountId };
    await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    const eu = await demoPayer(sandbox, 'EU');
    const asked = await order(eu);
    await eu.client.call('order.mbWayPay', {
      seqNo: asked.seqNo,
      areaCode: '351',
      phoneNumber: '912341111',
    });
    for (const [{ client }, { seqNo, type, countryCode }] of [
      [usa, drawn],
      [eu, asked],
    ] as const)
      refused(
        await client.send('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode }),
        errorCodes.wrongStep,
      );
  });

  test('a request to the phone that runs out leaves a transfer announced since as it is', async () => {
    const eu = await demoPayer(sandbox, 'EU');
    const made = await order(eu);
    const { seqNo, type, countryCode } = made;
    await eu.client.call('order.mbWayPay', { seqNo, areaCode: '351', phoneNumber: '912341111' });
    await sandbox.console.advance(230 * second);
    await eu.client.call('order.pay', payOf(made, paymentCodes.bankTransfer));
    await eu.client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
    await sandbox.console.advance(11 * second);
    const { status, history } = await fetchOrder(eu.client, seqNo);
    assert.equal(status, 'PAYMENT_ING');
    assert.ok(history.every((event) => event.status !== 'PAYMENT_FAILED'));
  });

  test('what arrived is sent without the fee of the way it came by', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const { seqNo } = await order(usa);
    const pay = { seqNo, accountId: account.accountId };
    await sandbox.console.action('payment.receive', { seqNo, amount: '50.00' });
    await usa.client.call('order.changeAmount', { seqNo, option: 'topUp' });
    const { amount, order: asked } = await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    assert.ok(Number(amount.amount) > Number(asked.totalAmount.amount) - 50);
    await sandbox.console.action('payment.receive', { seqNo, amount: '100.00' });
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
    const sent = (await usa.client.call('order.changeAmount', { seqNo, option: 'acceptActual' })).order;
    assert.equal(Number(sent.totalAmount.amount) - Number(asked.totalAmount.amount), 100);
    assert.equal(Number(sent.sourceAmount.amount) - Number(asked.sourceAmount.amount), 100);
  });

  test('what comes on top of a sum that is drawn goes back, and sends nothing before the bank has paid', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    const { seqNo } = await order(usa);
    const pay = { seqNo, accountId: account.accountId };
    await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
    await usa.client.call('ach.confirmPay', pay);
    await sandbox.console.action('payment.receive', { seqNo, amount: '10.00' });
    await usa.client.send('order.changeAmount', { seqNo, option: 'acceptActual' });
    await sandbox.console.advance(hour);
    const { order: drawn, refunds } = await usa.client.call('order.details', { seqNo });
    assert.equal(drawn.status, 'PAYMENT_AUTHORISED');
    assert.deepEqual(
      refunds.map((refund) => refund.amount.amount),
      ['10.00'],
    );
  });

  describe('cancelled while it is drawn: nothing goes back before its bank has paid', () => {
    const drawn = async (part?: string) => {
      const usa = await demoPayer(sandbox, 'USA');
      const { client } = usa;
      const { account } = await linked(usa);
      const { seqNo } = await order(usa);
      const pay = { seqNo, accountId: account.accountId };
      if (part) {
        await sandbox.console.action('payment.receive', { seqNo, amount: part });
        await client.call('order.changeAmount', { seqNo, option: 'topUp' });
      }
      const { amount } = await client.call('ach.bindBank', { ...pay, fundingType: 460 });
      await client.call('ach.confirmPay', pay);
      const now = async () => {
        const { order: row, refunds } = await client.call('order.details', { seqNo });
        const { rows } = await client.call('order.listRecords', { tab: 'all', pageSize: 5 });
        assert.equal(rows.find((summary) => summary.seqNo === seqNo)?.drawn, row.drawn, 'in the list too');
        return { status: row.status, drawn: row.drawn, back: refunds.map((refund) => refund.amount.amount) };
      };
      const held = async () => (await client.call('user.closeCheck', {})).open.map((row) => row.seqNo);
      return { client, seqNo, account, amount: amount.amount, now, held };
    };

    test('its bank pays the next day, and then it goes back', async () => {
      const { client, seqNo, account, amount, now, held } = await drawn();
      assert.equal((await fetchOrder(client, seqNo)).canRefund, false);
      refused(
        await client.send('order.requestRefund', { seqNo, reason: 'RATE' }),
        errorCodes.refundNotPossible,
      );
      await client.call('order.cancel', { seqNo });
      await sandbox.console.advance(20 * hour);
      assert.deepEqual(await now(), { status: 'PAYMENT_CANCELED', drawn: true, back: [] });
      assert.deepEqual(await held(), [seqNo], 'the account cannot be closed');
      const { accountId } = account;
      refused(await client.send('ach.deleteAccount', { accountId }), achCodes.accountInUse);
      const { rows } = await client.call('message.list', { pageSize: 50 });
      const news = rows.filter((message) => message.seqNo === seqNo).map(({ contentKey }) => contentKey);
      assert.ok(news.includes('statuses.story.drawnHint'), String(news));
      await sandbox.console.advance(5 * hour);
      assert.deepEqual(await now(), { status: 'REFUND_SUCCESS', drawn: undefined, back: [amount] });
      const { history, refundDetails } = await fetchOrder(client, seqNo);
      assert.equal(refundDetails?.reason, 'The transfer was cancelled');
      const at = (status: string) => history.find((event) => event.status === status)?.at ?? 0;
      assert.ok(at('REFUND_SUCCESS') - at('PAYMENT_AUTHORISED') > 24 * hour);
      assert.deepEqual(await held(), []);
      await client.call('ach.deleteAccount', { accountId });
    });

    test('its bank does not pay: nothing goes back', async () => {
      const { client, seqNo, now } = await drawn();
      await client.call('order.cancelConfirm', { seqNo });
      await sandbox.console.action('payment.settle', { seqNo, outcome: 'failed' });
      await sandbox.console.advance(48 * hour);
      assert.deepEqual(await now(), { status: 'PAYMENT_CANCELED', drawn: undefined, back: [] });
    });

    test('a part that has come goes back at once, what is drawn for the rest later', async () => {
      const { client, seqNo, amount, now } = await drawn('100.00');
      await client.call('order.cancel', { seqNo });
      await sandbox.console.advance(hour);
      assert.deepEqual(await now(), { status: 'REFUND_SUCCESS', drawn: true, back: ['100.00'] });
      await sandbox.console.advance(24 * hour);
      const { drawn: still, back } = await now();
      assert.equal((await fetchOrder(client, seqNo)).refundDetails?.reason, 'The transfer was cancelled');
      assert.deepEqual([still, back.sort()], [undefined, ['100.00', amount].sort()]);
    });

    test('staff do not give it back before either, and may say that it has come', async () => {
      const { seqNo, amount, now } = await drawn();
      const move = (to: string) => sandbox.console.post(`/orders/${seqNo}/move`, { to });
      await assert.rejects(move('REFUND_REQUEST'));
      await move('PAYMENT_CANCELED');
      assert.deepEqual(await now(), { status: 'PAYMENT_CANCELED', drawn: true, back: [] });
      await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
      await sandbox.console.advance(hour);
      assert.deepEqual(await now(), { status: 'REFUND_SUCCESS', drawn: undefined, back: [amount] });
    });
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
      .selectFrom('achAccounts')
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
    assert.ok((await sandbox.console.order(seqNo)).history.some((row) => row.toStatus === 'PAYMENT_SUCCESS'));
    assert.equal((await usa.client.call('order.partnerStatus', { seqNo })).status, 'PAID');
    await usa.client.call('ach.deleteAccount', { accountId: account.accountId });
  });

  test('drawn at a rate that is not locked: it goes at the rate of the day on which the money comes', async () => {
    const pin = (rate: string | null) =>
      sandbox.console.action('rates.pin', { source: 'USD', target: 'CNY', rate });
    const drawnAt = async (share: number) => {
      await pin('7.0000');
      const usa = await demoPayer(sandbox, 'USA');
      const { account } = await linked(usa);
      const wanted = { ...usa, amount: '500', relation: 'self', lockRate: false };
      const { seqNo } = (await committed(usa.client, wanted)).order;
      const pay = { seqNo, accountId: account.accountId };
      await usa.client.call('ach.bindBank', { ...pay, fundingType: 460 });
      await usa.client.call('ach.confirmPay', pay);
      await pin((7 * share).toFixed(4));
      await sandbox.console.advance(24.01 * hour);
      return fetchOrder(usa.client, seqNo);
    };
    assert.equal((await drawnAt(1.005)).targetAmount.amount, '3517.50');
    const asked = await drawnAt(0.9);
    assert.deepEqual(
      [asked.status, asked.rateQuestion?.targetAmount.amount],
      ['PAYMENT_TO_BE_VERIFIED', '3150.00'],
    );
    await pin(null);
  });

  test('too much for the method or too little on the account, both told, an account of nobody’s [F8-39 F8-49]', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa, 'ins_poor');
    const large = await order(usa, '3000');
    const bind = { seqNo: large.seqNo, accountId: account.accountId };
    refused(
      await usa.client.send('ach.bindBank', { ...bind, fundingType: 460 }),
      errorCodes.AchAmountUpperLimit,
      /more than we can collect from an account/,
    );
    await usa.client.call('ach.bindBank', { ...bind, fundingType: 0 });
    const checked = await usa.client.call('ach.checkAccount', {
      accountId: account.accountId,
      seqNo: large.seqNo,
    });
    assert.deepEqual([checked.usable, checked.reason], [false, 'insufficient']);
    refused(
      await usa.client.send('ach.confirmPay', bind),
      errorCodes.insufficientBalance,
      /isn't enough money/,
    );
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
      .set({ payPasswordHash: await hashPassword('Secret85') })
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
    assert.equal(refused(locked, errorCodes.accountLocked).minutes, 60);
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
        .set({ payPasswordHash: await hashPassword(password) })
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

  test('MB WAY: the payer’s app says yes, no or nothing within four minutes [F8-52]', async () => {
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
