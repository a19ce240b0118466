import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { choiceCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import { codes } from '../../../sandbox/dispatch/refusal';
import type { Remitter } from '../support/orders';
import {
  type Commit,
  commitOf,
  fetchOrder,
  newKey,
  ordered,
  ordersOf,
  payOf,
  quoted,
  remitter,
  sendCommit,
  untilFree,
} from '../support/orders';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('order commit', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const seqNoOf = (reply: { envelope: { code: string; msg: string; model: unknown } }): string => {
    assert.equal(reply.envelope.code, '0', reply.envelope.msg);
    return (reply.envelope.model as { seqNo: string }).seqNo;
  };

  test('the order holds what was quoted, waits for payment 24 hours and locks its rate [P4.2-24 F3-14]', async () => {
    const params = await quoted(person);
    const { seqNo, order, supplements } = await person.client.call('order.commit', params, {
      'idempotency-key': newKey(),
    });
    assert.deepEqual(supplements, []);
    assert.equal(order.status, 'WAIT_PAYMENT');
    assert.equal(order.sourceAmount.amount, params.sourceAmount);
    assert.equal(order.targetAmount.amount, params.targetAmount);
    assert.equal(order.businessRate, params.businessRate);
    assert.equal(order.feeAmount.amount, params.feeAmount);
    assert.ok(
      new Decimal(order.sourceAmount.amount)
        .plus(order.feeAmount.amount)
        .minus(order.discountAmount.amount)
        .equals(order.totalAmount.amount),
    );
    assert.equal(order.payDeadline, order.createTime + 24 * hour);
    assert.equal(order.rateLockedUntil, order.createTime + order.rateLockHours * hour);
    assert.equal(order.ifLockedRate, true);
    assert.deepEqual([order.countryCode, order.targetCountry], ['AUS', 'CHN']);
    assert.equal(order.payeeInfo.id, person.payeeId);
    assert.equal(order.userId, person.payerId);
    assert.ok(order.canCancel && !order.canRefund);
    assert.deepEqual(
      order.history.map((event) => [event.status, event.by]),
      [['WAIT_PAYMENT', 'payer']],
    );
    const read = await fetchOrder(person.client, seqNo);
    assert.deepEqual(read, order);
    assert.equal(order.purposeEnum?.content, 'Family support');
  });

  test('an order keeps its payee as they were', async () => {
    const order = await ordered(person);
    await sandbox.db
      .updateTable('payees')
      .set({ fullName: 'Somebody Else' })
      .where('id', '=', person.payeeId)
      .execute();
    assert.equal((await fetchOrder(person.client, order.seqNo)).payeeInfo.name, order.payeeInfo.name);
    await sandbox.db
      .updateTable('payees')
      .set({ fullName: order.payeeInfo.name })
      .where('id', '=', person.payeeId)
      .execute();
  });

  test('a commit whose answer is lost is repeated with its key: one order, as it is by then', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const key = newKey();
    for (const kind of ['dropAfter', 'truncated', 'notJson', 'wrongMac', 'cutBody']) {
      await sandbox.console.fault({ call: 'order.commit', kind, times: 1 });
      const lost = await sendCommit(lone.client, params, key).then(
        () => false,
        () => true,
      );
      assert.ok(lost, kind);
    }
    await sandbox.console.clearFaults();
    const seqNo = seqNoOf(await sendCommit(lone.client, params, key));
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 1);
    await lone.client.call('order.cancel', { seqNo });
    const again = await lone.client.call('order.commit', params, { 'idempotency-key': key });
    assert.equal(again.seqNo, seqNo);
    assert.equal(again.order.status, 'PAYMENT_CANCELED');
    await sandbox.console.advance(hour);
    assert.equal(seqNoOf(await sendCommit(lone.client, params, key)), seqNo);
  });

  test('a drop before the commit makes nothing; the retry makes the order', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const key = newKey();
    await sandbox.console.fault({ call: 'order.commit', kind: 'dropBefore', times: 1 });
    await assert.rejects(sendCommit(lone.client, params, key));
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 0);
    seqNoOf(await sendCommit(lone.client, params, key));
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 1);
  });

  test('200 commits of one key at once make one order', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => sendCommit(lone.client, params, key)),
    );
    assert.equal(new Set(replies.map(seqNoOf)).size, 1);
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 1);
  });

  test('200 commits of one quote at once, each with a key of its own or none, make one order', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2
          ? sendCommit(lone.client, params)
          : untilFree(() => lone.client.send('order.commit', params)),
      ),
    );
    assert.equal(new Set(replies.map(seqNoOf)).size, 1);
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 1);
  });

  test('200 commits at once that all want one coupon: one has it, and every other leaves nothing', async () => {
    const lone = await remitter(sandbox);
    const { list } = await lone.client.call('coupon.queryPayer', {
      sourceCurrency: 'AUD',
      targetCountry: 'CHN',
    });
    const couponId = list[0]?.couponId as string;
    // A quote each: only the coupon can decide.
    const quotes: Commit[] = [];
    for (let index = 0; index < 200; index += 1)
      quotes.push(await quoted(lone, { couponId, sourceAmount: '100' }));
    const replies = await Promise.all(quotes.map((params) => sendCommit(lone.client, params)));
    const codesSeen = replies.map(({ envelope }) => envelope.code);
    assert.equal(codesSeen.filter((code) => code === '0').length, 1);
    assert.deepEqual([...new Set(codesSeen)].sort(), ['0', errorCodes.couponInvalid]);
    const orders = await ordersOf(sandbox, lone.payerId);
    assert.deepEqual(
      orders.map((order) => order.couponId),
      [couponId],
    );
  });

  test('a key used with other values makes no order, and that is told; a spent quote with other values needs a new price [F8-48]', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const key = newKey();
    seqNoOf(await sendCommit(lone.client, params, key));
    refused(
      await sendCommit(lone.client, { ...params, purpose: 'GIFT' }, key),
      errorCodes.orderCreateFailed,
      /couldn't set up your transfer/,
    );
    refused(await sendCommit(lone.client, { ...params, purpose: 'GIFT' }), errorCodes.rateUpdated);
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 1);
  });

  test('a spent quote answers with its order under another key too, when its time is over and when the rate has moved', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate: '4.1' });
    const seqNo = seqNoOf(await sendCommit(lone.client, params));
    assert.equal((await fetchOrder(lone.client, seqNo)).businessRate, params.businessRate);
    await sandbox.console.advance(hour);
    assert.equal(seqNoOf(await sendCommit(lone.client, params)), seqNo);
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate: null });
  });

  test('a new attempt on the quote of a cancelled order needs a new price, and says that rate or fee has changed [F8-41]', async () => {
    const params = await quoted(person);
    const seqNo = seqNoOf(await sendCommit(person.client, params));
    await person.client.call('order.cancel', { seqNo });
    refused(await sendCommit(person.client, params), errorCodes.rateUpdated, /rate or fee has changed/);
    assert.notEqual(seqNoOf(await sendCommit(person.client, await quoted(person))), seqNo);
  });

  test('two payers may use the same key', async () => {
    const other = await remitter(sandbox);
    const key = newKey();
    const mine = seqNoOf(await sendCommit(person.client, await quoted(person), key));
    const theirs = seqNoOf(await sendCommit(other.client, await quoted(other), key));
    assert.notEqual(mine, theirs);
  });

  test('a commit that is refused leaves nothing, and its key may be tried again', async () => {
    const lone = await remitter(sandbox);
    const params = await quoted(lone);
    const key = newKey();
    refused(
      await sendCommit(lone.client, { ...params, payeeId: 'pye_unknown' }, key),
      errorCodes.payeeNotFound,
    );
    assert.equal((await ordersOf(sandbox, lone.payerId)).length, 0);
    seqNoOf(await sendCommit(lone.client, params, key));
  });

  test('nothing may differ from the quote', async () => {
    const params = await quoted(person);
    const changes: Partial<Commit>[] = [
      { sourceAmount: '999.99' },
      { targetAmount: new Decimal(params.targetAmount).plus('0.01').toFixed(2) },
      { businessRate: new Decimal(params.businessRate).plus('0.0001').toFixed() },
      { feeAmount: '0.00' },
      { remitType: 'studyAbroad' },
      { targetCurrency: 'PHP' },
      { quoteId: 'unknown' },
    ];
    for (const change of changes)
      refused(await sendCommit(person.client, { ...params, ...change }), errorCodes.rateUpdated);
    refused(await sendCommit(person.client, { ...params, couponId: 'cpn_x' }), errorCodes.couponInvalid);
  });

  test("a quote is a price until it expires; an expired one, and another payer's, are none", async () => {
    const other = await remitter(sandbox);
    const theirs = await quoted(other);
    refused(await sendCommit(person.client, { ...theirs, payeeId: person.payeeId }), errorCodes.rateUpdated);
    const held = await quoted(person);
    await sandbox.console.advance(14 * 60_000);
    seqNoOf(await sendCommit(person.client, held));
    const params = await quoted(person);
    await sandbox.console.advance(16 * 60_000);
    refused(await sendCommit(person.client, params), errorCodes.rateUpdated);
  });

  test('a quote made for one way of receiving is not good for another', async () => {
    const wallet = await person.client.call('rates.fee', {
      sourceCountryCode: 'AUS', targetCountryCode: 'CHN', sourceCurrency: 'AUD', targetCurrency: 'CNY', sourceAmount: '100', remitType: 'personal', accountType: 'alipay',
    }); // prettier-ignore
    const params: Commit = {
      ...(await quoted(person, { sourceAmount: '100' })),
      quoteId: wallet.quoteId,
      targetAmount: wallet.targetAmount,
      businessRate: wallet.businessRate,
      feeAmount: wallet.feeAmount,
    };
    refused(await sendCommit(person.client, params), errorCodes.rateUpdated);
  });

  test('each way of receiving has its price, and a price without one is that of the usual way', async () => {
    const hkg = await remitter(sandbox, 'HKG');
    const corridor = {
      sourceCountryCode: 'HKG',
      targetCountryCode: 'PHL',
      sourceCurrency: 'HKD',
      targetCurrency: 'PHP',
      sourceAmount: '2000',
      remitType: 'personal',
    } as const;
    const { list } = await hkg.client.call('payee.methods', {
      source: 'HKG',
      target: 'PHL',
      remitType: 'personal',
      sourceAmount: '2000',
    });
    assert.deepEqual(
      list.map((way) => [way.accountType, way.feeAmount]),
      [
        ['bank', '25.00'],
        ['eWallet', '15.00'],
        ['cash', '35.00'],
      ],
    );
    for (const { accountType, feeAmount, arrivalMinutesTo } of list) {
      const quote = await hkg.client.call('rates.fee', { ...corridor, accountType });
      assert.deepEqual([quote.feeAmount, quote.accountType], [feeAmount, accountType]);
      assert.equal(quote.arrivalMinutesTo, arrivalMinutesTo);
    }
    const usual = await hkg.client.call('rates.fee', corridor);
    assert.deepEqual([usual.feeAmount, usual.accountType], ['25.00', 'bank']);
    // Cash pickup costs more: the usual quote is invalid.
    refused(
      await sendCommit(hkg.client, commitOf(usual, { payeeId: hkg.payeeId, remitType: 'personal' })),
      errorCodes.rateUpdated,
    );
    const euro = await hkg.client.call('rates.fee', {
      ...corridor,
      targetCountryCode: 'DEU',
      targetCurrency: 'EUR',
    });
    assert.equal(euro.accountType, 'iban', 'a country without plain bank accounts has a usual way too');
  });

  test('only verified payers, in their own market, with their own payees of that country, remit', async () => {
    const fresh = await signUp(sandbox, 'AUS');
    const params = await quoted(person);
    refused(await sendCommit(fresh.client, params), errorCodes.kycNotPassed);
    refused(
      await sendCommit(person.client, { ...params, sourceCountryCode: 'HKG' }),
      errorCodes.countrySwitch,
    );
    const other = await remitter(sandbox);
    refused(await sendCommit(person.client, { ...params, payeeId: other.payeeId }), errorCodes.payeeNotFound);
    const india = await person.client.call('rates.fee', {
      sourceCountryCode: 'AUS', targetCountryCode: 'PHL', sourceCurrency: 'AUD', targetCurrency: 'PHP', sourceAmount: '1000', remitType: 'personal',
    }); // prettier-ignore
    refused(
      await sendCommit(person.client, {
        ...params,
        quoteId: india.quoteId,
        targetCountryCode: 'PHL',
        targetCurrency: 'PHP',
        targetAmount: india.targetAmount,
        businessRate: india.businessRate,
        feeAmount: india.feeAmount,
      }),
      errorCodes.payeeCountryMismatch,
    );
    await person.client.call('payee.delete', { payeeId: person.payeeId });
    refused(await sendCommit(person.client, params), errorCodes.payeeNotFound);
    person = await remitter(sandbox);
  });

  test('a Hong Kong payer with a mainland document sends only to the mainland, and is told so', async () => {
    const hkg = await remitter(sandbox, 'HKG');
    const params = await quoted(hkg);
    const document = (idType: string) =>
      sandbox.db.updateTable('payers').set({ idType }).where('id', '=', hkg.payerId).execute();
    for (const idType of ['mainlandId', 'homeReturnPermit']) {
      await document(idType);
      refused(
        await sendCommit(hkg.client, params),
        errorCodes.mainlandOnly,
        /only send money to mainland China/,
      );
    }
    await document('hkid');
    seqNoOf(await sendCommit(hkg.client, params));
  });

  test('a purpose or a relationship that is not in its list is refused in its own sentence [F8-42 F8-44]', async () => {
    const params = await quoted(person);
    const purpose = await sendCommit(person.client, { ...params, purpose: 'CRIME' });
    assert.deepEqual(refused(purpose, errorCodes.purposeUnsupported).fields, ['purpose']);
    assert.match(purpose.envelope.msg, /can't accept this reason/);
    const relation = await sendCommit(person.client, { ...params, relation: 'enemy' });
    const { seqNo } = await ordered(person);
    const confirmed = { seqNo, purpose: 'FAMILY_SUPPORT', relation: 'enemy', lockRate: false };
    for (const given of [relation, await person.client.send('order.confirmApply', confirmed)]) {
      refused(given, choiceCodes.relationUnsupported);
      assert.match(given.envelope.msg, /can't accept this relationship/);
    }
  });

  test('bad params and bad keys are refused before anything happens', async () => {
    const params = await quoted(person);
    refused(await person.client.send('order.commit', { ...params, speed: 3 }), codes.badParams);
    refused(await person.client.send('order.commit', { ...params, sourceAmount: '1e3' }), codes.badParams);
    refused(await sendCommit(person.client, params, 'short'), codes.badParams);
    refused(await sendCommit(person.client, params, 'a'.repeat(81)), codes.badParams);
  });

  test('a coupon is spent with its order, given back by a cancel and by a timeout', async () => {
    const lone = await remitter(sandbox);
    const usable = async () =>
      (await lone.client.call('coupon.queryPayer', { sourceCurrency: 'AUD', targetCountry: 'CHN' })).list;
    const couponId = (await usable())[0]?.couponId as string;
    for (const end of ['cancel', 'timeout'] as const) {
      const order = await ordered(lone, { couponId });
      assert.equal(order.discountAmount.amount, '5.00');
      assert.equal(order.couponId, couponId);
      assert.deepEqual(await usable(), []);
      if (end === 'cancel') await lone.client.call('order.cancel', { seqNo: order.seqNo });
      else await sandbox.console.advance(25 * hour);
      assert.equal((await usable())[0]?.couponId, couponId);
    }
    const params = await quoted(lone, { couponId });
    const { couponId: _own, ...without } = params;
    refused(await sendCommit(lone.client, without), errorCodes.couponInvalid);
  });

  test('what may be sent in a day is a window of 24 hours; unpaid orders that are over do not count', async () => {
    const lone = await remitter(sandbox);
    const first = await ordered(lone, { sourceAmount: '50000' });
    await ordered(lone, { sourceAmount: '49990' });
    await lone.client.call('remit.largeLimitCheck', { sourceAmount: '10', sourceCurrency: 'AUD' });
    const check = await lone.client.send('remit.largeLimitCheck', {
      sourceAmount: '10.01',
      sourceCurrency: 'AUD',
    });
    const model = refused(check, errorCodes.ApplyOrderLargeRemitLimit);
    assert.equal(model.residualAmount, '10.00');
    assert.match(String(model.link), /^http/);
    const over = await quoted(lone, { sourceAmount: '20' });
    assert.deepEqual(refused(await sendCommit(lone.client, over), errorCodes.dailyLimit), {
      residualAmount: '10.00',
      currency: 'AUD',
    });
    await lone.client.call('order.cancel', { seqNo: first.seqNo });
    seqNoOf(await sendCommit(lone.client, over));
    await sandbox.console.advance(24 * hour + 1);
    await ordered(lone, { sourceAmount: '50000' });
  });

  test('several orders at once stay within the limit together', async () => {
    const lone = await remitter(sandbox);
    const all = await Promise.all(Array.from({ length: 4 }, () => quoted(lone, { sourceAmount: '40000' })));
    const replies = await Promise.all(all.map((params) => sendCommit(lone.client, params)));
    assert.deepEqual(replies.map((reply) => reply.envelope.code).sort(), [
      '0',
      '0',
      errorCodes.dailyLimit,
      errorCodes.dailyLimit,
    ]);
  });

  test('an order whose deadline has passed shows timed out at once and cannot be paid', async () => {
    const order = await ordered(person);
    await sandbox.clock.set({ time: order.payDeadline - 5000 }, sandbox.db);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'WAIT_PAYMENT');
    await sandbox.clock.set({ time: order.payDeadline + 1 }, sandbox.db);
    refused(await person.client.send('order.pay', payOf(order, 140)), errorCodes.orderExpired);
    const over = await fetchOrder(person.client, order.seqNo);
    assert.equal(over.status, 'PAYMENT_TIMEOUT');
    assert.equal(over.ifLockedRate, false);
    assert.deepEqual(over.history.at(-1), { status: 'PAYMENT_TIMEOUT', at: order.payDeadline, by: 'clock' });
    refused(await person.client.send('order.pay', payOf(order, 140)), errorCodes.wrongStep);
  });
});
