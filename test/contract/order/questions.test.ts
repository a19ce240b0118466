import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import { codes } from '../../../sandbox/dispatch/refusal';
import { committed, priced } from '../support/corridor';
import { addPayee, demoPayer } from '../support/demoPayer';
import type { Remitter } from '../support/orders';
import { fetchOrder, ordered, payOf, remitter, sendCommit } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const minute = 60_000;
const hour = 60 * minute;

describe('what is asked about orders and done with them', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const settle = (seqNo: string, outcome = 'paid') =>
    sandbox.console.action('payment.settle', { seqNo, outcome });

  test('details hold the payment chosen, refunds and what has been urged; another payer’s order does not exist', async () => {
    const order = await ordered(person);
    const empty = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.deepEqual([empty.payment, empty.refunds, empty.urgedAt], [undefined, [], undefined]);
    const instruction = await person.client.call('order.pay', payOf(order, 120));
    const { payment } = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.deepEqual(payment?.amount, instruction.amount);
    assert.deepEqual(payment?.lines, instruction.lines);
    await settle(order.seqNo);
    await person.client.call('order.requestRefund', { seqNo: order.seqNo, reason: 'RATE' });
    const after = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.deepEqual(
      after.refunds.map((refund) => [refund.status, refund.amount.amount]),
      [['REFUND_REQUEST', order.totalAmount.amount]],
    );
    const other = await remitter(sandbox);
    refused(await other.client.send('order.details', { seqNo: order.seqNo }), errorCodes.orderNotFound);
    refused(await person.client.send('order.details', {}), codes.badParams);
  });

  test('numbers count every order once by its state', async () => {
    const lone = await remitter(sandbox);
    const first = await ordered(lone);
    await ordered(lone);
    await lone.client.call('order.cancel', { seqNo: first.seqNo });
    const numbers = await lone.client.call('order.numbers', { countryCode: 'AUS' });
    assert.deepEqual(
      [numbers.waiting, numbers.progress, numbers.done, numbers.closed, numbers.refunding],
      [1, 0, 0, 1, 0],
    );
    assert.equal((await lone.client.call('order.numbers', { countryCode: 'HKG' })).waiting, 0);
  });

  test('a transfer that falls short: the rest pays it', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    refused(
      await person.client.send('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' }),
      payCodes.nothingMismatched,
    );
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '400.00' });
    const short = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.equal(short.order.status, 'PAYMENT_TO_BE_VERIFIED');
    assert.equal(short.order.receivedAmount?.amount, '400.00');
    await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
    const rest = await person.client.call('order.pay', payOf(order, 120));
    assert.equal(rest.amount.amount, new Decimal(order.totalAmount.amount).minus('400').toFixed(2));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: rest.amount.amount });
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_RECEIVED');
  });

  test('or what arrived is sent, at the order’s own rate; too little of it cannot be, and the least is told [F8-22]', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '508.00' });
    const { receivedTarget } = await fetchOrder(person.client, order.seqNo);
    const { order: sent } = await person.client.call('order.changeAmount', {
      seqNo: order.seqNo,
      option: 'acceptActual',
    });
    assert.equal(sent.status, 'PAYMENT_RECEIVED');
    assert.equal(sent.totalAmount.amount, '508.00');
    assert.deepEqual(sent.targetAmount, receivedTarget, 'what was promised for a yes');
    assert.equal(sent.sourceAmount.amount, new Decimal('508').minus(order.feeAmount.amount).toFixed(2));
    assert.equal(
      sent.targetAmount.amount,
      new Decimal(sent.sourceAmount.amount).times(order.businessRate).toFixed(2, Decimal.ROUND_DOWN),
    );
    const tiny = await ordered(person);
    await person.client.call('order.pay', payOf(tiny, 120));
    await sandbox.console.action('payment.receive', { seqNo: tiny.seqNo, amount: '9.00' });
    refused(
      await person.client.send('order.changeAmount', { seqNo: tiny.seqNo, option: 'acceptActual' }),
      errorCodes.amountBelowMin,
      /at least 10 AUD/,
    );
    refused(
      await person.client.send('order.changeAmount', { seqNo: tiny.seqNo, option: 'x' }),
      codes.badParams,
    );
  });

  test('a part that came in for an order which then times out goes back', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '400.00' });
    await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
    await sandbox.console.advance(30 * hour);
    const { order: ended, refunds } = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.equal(ended.status, 'REFUND_SUCCESS');
    assert.deepEqual(
      refunds.map((refund) => refund.amount.amount),
      ['400.00'],
    );
  });

  test('confirming an order again puts purpose and relation right; once paid it is too late', async () => {
    const order = await ordered(person, { sourceAmount: '30000' });
    const apply = { seqNo: order.seqNo, purpose: 'GIFT', relation: 'friend', lockRate: true };
    const changed = await person.client.call('order.confirmApply', {
      ...apply,
      postscript: 'Happy birthday',
    });
    assert.deepEqual(
      [
        changed.order.purposeEnum?.code,
        changed.order.relationEnum?.code,
        changed.order.postscriptOfRemittance,
      ],
      ['GIFT', 'friend', 'Happy birthday'],
    );
    assert.deepEqual(
      changed.supplements.map(({ kind }) => kind),
      ['payeeRemitDocument'],
    );
    const back = await person.client.call('order.confirmApply', { ...apply, relation: 'parents' });
    assert.deepEqual(back.supplements, []);
    refused(
      await person.client.send('order.confirmApply', { ...apply, purpose: 'CRIME' }),
      errorCodes.purposeUnsupported,
    );
    await person.client.call('order.pay', payOf(order, 120));
    await settle(order.seqNo);
    refused(await person.client.send('order.confirmApply', apply), errorCodes.wrongStep);
  });

  test('cancel with confirmation: unpaid it ends; paid it goes back only where the market allows, and only at once [F9-33]', async () => {
    const unpaid = await ordered(person);
    const ended = await person.client.call('order.cancelConfirm', { seqNo: unpaid.seqNo });
    assert.deepEqual([ended.order.status, ended.refund], ['PAYMENT_CANCELED', false]);
    assert.equal(
      (await person.client.call('order.cancelConfirm', { seqNo: unpaid.seqNo })).order.status,
      'PAYMENT_CANCELED',
    );
    const aus = await ordered(person);
    await person.client.call('order.pay', payOf(aus, 120));
    await settle(aus.seqNo);
    refused(await person.client.send('order.cancelConfirm', { seqNo: aus.seqNo }), errorCodes.cancelTooLate);

    const usa = await demoPayer(sandbox, 'USA');
    const paid = async () => {
      const { order } = await committed(usa.client, { ...usa, amount: '200', relation: 'self' });
      await usa.client.call('order.pay', payOf(order, 120));
      await settle(order.seqNo);
      return order.seqNo;
    };
    assert.equal((await fetchOrder(person.client, aus.seqNo)).recallUntil, undefined);
    const first = await paid();
    const { recallUntil } = await fetchOrder(usa.client, first);
    assert.ok(recallUntil !== undefined && recallUntil > sandbox.clock.now() + 29 * minute);
    const soon = await usa.client.call('order.cancelConfirm', { seqNo: first });
    assert.equal(soon.order.recallUntil, undefined);
    assert.deepEqual([soon.order.status, soon.refund], ['REFUND_REQUEST', true]);
    const late = await paid();
    const idle = await paid();
    await sandbox.db.updateTable('orders').set({ nextStepAt: null }).where('seqNo', '=', idle).execute();
    await sandbox.console.advance(29 * minute);
    refused(await usa.client.send('order.cancelConfirm', { seqNo: late }), errorCodes.cancelTooLate);
    assert.ok((await fetchOrder(usa.client, idle)).recallUntil);
    await sandbox.console.advance(2 * minute);
    for (const seqNo of [late, idle])
      refused(await usa.client.send('order.cancelConfirm', { seqNo }), errorCodes.cancelTooLate);
    assert.equal((await fetchOrder(usa.client, idle)).status, 'PAYMENT_RECEIVED');
  });

  test('urging is once a day, and only while we are at it', async () => {
    const order = await ordered(person);
    refused(await person.client.send('order.paymentUrge', { seqNo: order.seqNo }), errorCodes.wrongStep);
    await person.client.call('order.pay', payOf(order, 120));
    await settle(order.seqNo);
    const urged = await person.client.call('order.paymentUrge', { seqNo: order.seqNo });
    assert.deepEqual([urged.times, urged.nextUrgeAt - urged.urgedAt], [1, 24 * hour]);
    refused(await person.client.send('order.paymentUrge', { seqNo: order.seqNo }), payCodes.urgeTooSoon);
    const { urgedAt } = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.equal(urgedAt, urged.urgedAt);
  });

  test('the counter’s code comes with the money and stays the same [F4.4-19]', async () => {
    const hkg = await remitter(sandbox, 'HKG');
    const order = await ordered(hkg);
    const before = await hkg.client.call('order.receiveInfo', { seqNo: order.seqNo });
    assert.deepEqual([before.receiptMethod, before.pickupCode], ['cash', undefined]);
    assert.ok(before.agentName);
    await sandbox.console.moveOrder(order.seqNo, 'WAIT_RECEIVE');
    const ready = await hkg.client.call('order.receiveInfo', { seqNo: order.seqNo });
    assert.match(ready.pickupCode ?? '', /^\d{8}$/);
    assert.deepEqual(
      [ready.agentName, ready.agentAddress, ready.agentHours],
      ['Cebuana Lhuillier', '1580 Taft Avenue, Ermita, Manila', 'Daily 8:00–20:00'],
    );
    assert.equal(
      (await hkg.client.call('order.receiveInfo', { seqNo: order.seqNo })).pickupCode,
      ready.pickupCode,
    );
    const bank = await ordered(person);
    await sandbox.console.moveOrder(bank.seqNo, 'BANK_REMITTED');
    assert.equal(
      (await person.client.call('order.receiveInfo', { seqNo: bank.seqNo })).pickupCode,
      undefined,
    );
  });

  test('arrival takes the payout’s time and the payment’s', async () => {
    const corridor = { countryCode: 'AUS', targetCountry: 'CHN' } as const;
    const alipay = await person.client.call('order.arrivalTime', { ...corridor, accountType: 'alipay' });
    const bank = await person.client.call('order.arrivalTime', { ...corridor, accountType: 'bank' });
    assert.ok(alipay.minutesTo < bank.minutesTo);
    const slow = await person.client.call('order.arrivalTime', {
      ...corridor,
      accountType: 'alipay',
      fundingType: 120,
    });
    assert.ok(slow.minutesTo > alipay.minutesTo && slow.arrivalAt > alipay.arrivalAt);
    refused(await person.client.send('order.arrivalTime', { countryCode: 'AUS' }), codes.badParams);
  });

  test('the current target: asked for, of the profile, of the newest order [P3-44 P3-45]', async () => {
    const lone = await remitter(sandbox);
    const unset = { status: 'unset', rateAccuracy: 4, exRateBase: 1 };
    assert.deepEqual(await lone.client.call('order.targetInfo', {}), unset);
    await ordered(lone);
    const last = await lone.client.call('order.targetInfo', {});
    assert.deepEqual([last.targetCountry, last.targetCurrency, last.status], ['CHN', 'CNY', 'opened']);
    assert.ok(last.lastRemitAt);
    const other = await lone.client.call('order.targetInfo', { targetCountry: 'VNM' });
    assert.deepEqual([other.targetCurrency, other.lastRemitAt], ['VND', undefined]);
    refused(await lone.client.send('order.targetInfo', { targetCountry: 'ZZZ' }), codes.notFound);
  });

  test('the newest order to a payee, and to a country with what has arrived there', async () => {
    const lone = await remitter(sandbox);
    const to = { payeeId: lone.payeeId };
    assert.deepEqual(await lone.client.call('order.latestToPayee', to), { latest: [], years: [] });
    const first = await ordered(lone);
    await sandbox.console.moveOrder(first.seqNo, 'TRANSACTION_SUCCESS');
    await sandbox.console.advance(minute);
    const second = await ordered(lone, { sourceAmount: '50' });
    const known = await lone.client.call('order.latestToPayee', to);
    assert.equal(known.order?.seqNo, second.seqNo);
    assert.deepEqual(
      known.latest.map(({ seqNo }) => seqNo),
      [second.seqNo, first.seqNo],
    );
    const year = new Date(first.createTime).getUTCFullYear();
    const sent = [{ amount: '1000.00', currencyCode: 'AUD' }];
    assert.deepEqual(known.years, [{ year, count: 1, sent }], 'only what has arrived counts');
    const country = await lone.client.call('order.latestToCountry', { targetCountry: 'CHN' });
    assert.deepEqual([country.order?.seqNo, country.payeeId, country.count], [second.seqNo, lone.payeeId, 1]);
    assert.deepEqual(country.sent, [{ amount: '1000.00', currencyCode: 'AUD' }]);
    const none = await lone.client.call('order.latestToCountry', { targetCountry: 'PHL' });
    assert.deepEqual([none.order, none.count, none.sent], [undefined, 0, []]);
    refused(await lone.client.send('order.latestToPayee', { payeeId: '!'.repeat(90) }), codes.badParams);
  });

  test('corridors that are open have status 0; closed ones are listed too, to be left out [P3-44 P3-45]', async () => {
    const ask = async (countryCode: string, remitType: 'personal' | 'studyAbroad' | 'LargeRemit') =>
      (await person.client.call('order.corridors', { countryCode, remitType })).list;
    const personal = await ask('AUS', 'personal');
    const of = (list: typeof personal, target: string) =>
      list.find((row) => row.targetCountry === target)?.status;
    assert.deepEqual([of(personal, 'CHN'), of(personal, 'CHL'), of(personal, 'AUS')], [0, 1, undefined]);
    const china = sandbox.db.updateTable('countries').where('code', '=', 'CHN');
    await china.set({ targetStatus: 'maintenance' }).execute();
    assert.equal(of(await ask('AUS', 'personal'), 'CHN'), 1);
    await china.set({ targetStatus: 'opened' }).execute();
    const large = await ask('AUS', 'LargeRemit');
    assert.deepEqual([of(large, 'CHN'), of(large, 'PHL')], [0, 1]);
    const study = await ask('CHN', 'studyAbroad');
    assert.equal(of(study, 'GBR'), 0);
    const without = (await ask('EU', 'personal')).filter((row) => row.targetCurrency === 'EUR');
    assert.ok(without.length > 0, 'some are paid in the currency that is sent, without a rate');
    for (const { rateAccuracy, exRateBase } of without)
      assert.deepEqual([rateAccuracy, exRateBase], [4, 1], 'as everywhere where nothing else is told');
    refused(
      await person.client.send('order.corridors', { countryCode: 'ZZZ', remitType: 'personal' }),
      codes.notFound,
    );
    refused(
      await person.client.send('order.corridors', { countryCode: 'AUS', remitType: 'x' }),
      codes.badParams,
    );
  });

  test('a Touch ’n Go wallet takes what its level holds, once the payer has confirmed it [F9-35 F9-36]', async () => {
    const aus = await demoPayer(sandbox, 'AUS', { target: 'MYS' });
    const level = await aus.client.call('order.tngLevel', { payeeId: aus.payeeId });
    assert.deepEqual(
      [level.level, level.minAmount.amount, level.maxAmount.amount, level.confirmedAmount],
      ['premium', '10', '20000', undefined],
    );
    const wanted = { ...aus, target: 'MYS', amount: '1000' };
    const commit = await priced(aus.client, wanted);
    refused(await sendCommit(aus.client, commit), payCodes.walletLimitUnconfirmed);
    const confirm = (targetAmount: string) =>
      aus.client.send('order.tngLimitConfirm', { payeeId: aus.payeeId, targetAmount });
    refused(await confirm('20000.01'), payCodes.walletAboveMax);
    refused(await confirm('9.99'), payCodes.walletBelowMin);
    assert.equal((await confirm('20000')).envelope.code, '0');
    assert.equal(
      (await aus.client.call('order.tngLevel', { payeeId: aus.payeeId })).confirmedAmount?.amount,
      '20000',
    );
    assert.equal((await sendCommit(aus.client, commit)).envelope.code, '0');
    const much = await priced(aus.client, { ...wanted, amount: '9000' });
    refused(await sendCommit(aus.client, much), payCodes.walletAboveMax);
    const basic = await addPayee(sandbox, aus.payerId, 'MYS', { form: { walletAccount: '0123456789' } });
    assert.equal((await aus.client.call('order.tngLevel', { payeeId: basic })).level, 'basic');
    refused(
      await person.client.send('order.tngLevel', { payeeId: person.payeeId }),
      errorCodes.payeeNotFound,
    );
    refused(await aus.client.send('order.tngLimitConfirm', { payeeId: basic }), codes.badParams);
  });

  test('back from a pay page: the provider’s word counts, not the address', async () => {
    const order = await ordered(person, { sourceAmount: '500' });
    await person.client.call('order.pay', payOf(order, 410));
    const back = { seqNo: order.seqNo, fundingType: 410, result: 'success' };
    const claimed = await person.client.call('order.callback', back);
    assert.deepEqual([claimed.status, claimed.order.status], [0, 'WAIT_PAYMENT']);
    await settle(order.seqNo);
    assert.equal((await person.client.call('order.callback', back)).status, 1);
    refused(await person.client.send('order.callback', { ...back, fundingType: 160 }), errorCodes.wrongStep);
    refused(await person.client.send('order.callback', { ...back, token: 'unknown' }), errorCodes.wrongStep);
    refused(await person.client.send('order.callback', { seqNo: order.seqNo }), codes.badParams);
  });

  test('ways to pay of kinds that a client does not name are not listed to it', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { order } = await committed(usa.client, { ...usa, amount: '200' });
    const types = async (kinds?: ('transfer' | 'account')[]) =>
      (
        await usa.client.call('order.payTypes', {
          seqNo: order.seqNo,
          countryCode: 'USA',
          ...(kinds ? { kinds } : {}),
        })
      ).list.map(({ fundingType }) => fundingType);
    assert.deepEqual(await types(), [120]);
    assert.deepEqual((await types(['transfer', 'account'])).sort(), [0, 120, 460]);
    refused(await usa.client.send('order.pay', payOf(order, 460)), errorCodes.payMethodUnsupported);
  });

  test('a transfer by a Japanese bank is listed with what the bank may charge, 100 to 880 yen [F9-28]', async () => {
    const jpn = await demoPayer(sandbox, 'JPN');
    const { order } = await committed(jpn.client, { ...jpn, amount: '30000' });
    const { list } = await jpn.client.call('order.payTypes', { seqNo: order.seqNo, countryCode: 'JPN' });
    const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });
    assert.deepEqual(
      list.filter(({ payerBankFee }) => payerBankFee).map((row) => [row.fundingType, row.payerBankFee]),
      [[120, { from: yen('100'), to: yen('880') }]],
    );
  });

  test('an order through CZCB is good for two hours, a Multibanco payment for five days [F9-17 F9-25]', async () => {
    const chn = await demoPayer(sandbox, 'CHN', { target: 'MYS' });
    await sandbox.db
      .updateTable('payers')
      .set({ bankChannel: 'CZCB' })
      .where('id', '=', chn.payerId)
      .execute();
    await chn.client.call('order.tngLimitConfirm', { payeeId: chn.payeeId, targetAmount: '20000' });
    const { order } = await committed(chn.client, { ...chn, target: 'MYS', amount: '1000' });
    assert.deepEqual([order.type, order.payDeadline - order.createTime], [2, 2 * hour]);
    await sandbox.console.advance(2 * hour);
    assert.equal((await fetchOrder(chn.client, order.seqNo)).status, 'PAYMENT_TIMEOUT');
    const eu = await demoPayer(sandbox, 'EU');
    const long = (await committed(eu.client, { ...eu, amount: '100' })).order;
    const { payDeadline } = await eu.client.call('order.pay', payOf(long, 150));
    assert.equal(payDeadline - long.createTime, 120 * hour);
  });
});
