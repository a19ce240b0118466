import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { schoolCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import { student } from '../../fixtures/student';
import { kycFixture } from '../../fixtures/kyc';
import { committed, priced } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import {
  fetchOrder,
  type Order,
  ordered,
  payOf,
  quoted,
  type Remitter,
  remitter,
  sendCommit,
} from '../support/orders';
import { corridorPayees, siblingPayee } from '../support/payees';
import { refused, signUp } from '../support/person';
import type { Reply } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

describe('whoever lets an order go on is asked what its commit is asked', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const apply = { purpose: 'GIFT', relation: 'parents', lockRate: false };
  const says = ({ envelope: { code, msg } }: Reply): string => `${code} ${msg}`;
  const expire = ({ payerId }: Remitter) => sandbox.console.action('kyc.expireDocument', { payerId });
  const moved = (seqNo: string, to: string, overrule?: boolean) =>
    sandbox.console.moveOrder(seqNo, to, { overrule });

  test('a document that has run out stops the payer on every way, with the sentence of the commit', async () => {
    const person = await remitter(sandbox);
    const { client, phoneNumber } = person;
    const open = await ordered(person);
    const { seqNo } = open;
    const { payee } = await client.call('payee.add', siblingPayee);
    const other = { seqNo, payeeId: payee.id };
    const { changeId } = await client.call('order.payeeChange', other);
    await sandbox.console.advance(60_000);
    await client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId: payee.id });
    const captcha = await sandbox.console.captchaFor(phoneNumber);
    const confirm = { seqNo, changeId, contactType: 'phone', captcha };
    const failed = await ordered(person);
    await sandbox.console.moveOrder(failed.seqNo, 'PAYMENT_FAILED');
    const part = await ordered(person);
    await client.call('order.pay', payOf(part, 120));
    await sandbox.console.action('payment.receive', { seqNo: part.seqNo, amount: '400.00' });
    const terms = await quoted(person);
    await expire(person);

    const commit = await sendCommit(client, terms);
    refused(commit, errorCodes.documentExpired);
    const ways = {
      relation: await client.send('order.relationShipChange', { seqNo, relation: 'spouse' }),
      confirmApply: await client.send('order.confirmApply', { seqNo, ...apply }),
      payeeChange: await client.send('order.payeeChange', other),
      changePayeeConfirm: await client.send('order.changePayeeConfirm', confirm),
      topUp: await client.send('order.changeAmount', { seqNo: part.seqNo, option: 'topUp' }),
      acceptActual: await client.send('order.changeAmount', { seqNo: part.seqNo, option: 'acceptActual' }),
      payAgain: await client.send('order.pay', payOf(failed, 120)),
    };
    for (const [way, reply] of Object.entries(ways)) assert.equal(says(reply), says(commit), way);
    assert.equal((await fetchOrder(client, open.seqNo)).relationEnum?.code, 'parents');
    await client.call('order.requestRefund', { seqNo: part.seqNo, reason: 'RATE' });
  });

  test('a coupon that was given back holds its former order back once another has it, and is taken again before', async () => {
    const person = await remitter(sandbox);
    const { client, payerId } = person;
    const grant = () =>
      sandbox.console.action<{ couponId: string }>('coupon.grant', { payerId, type: 1, amount: '5' });
    const cancelled = async (couponId: string) => {
      const order = await ordered(person, { couponId });
      await client.call('order.cancel', { seqNo: order.seqNo });
      return order;
    };
    const { couponId } = await grant();
    const first = await cancelled(couponId);
    await ordered(person, { couponId });
    for (const overrule of [false, true])
      await assert.rejects(moved(first.seqNo, 'PAYMENT_RECEIVED', overrule), /CouponNotUsable|coupon/i);
    const again = await grant();
    const sent = await cancelled(again.couponId);
    for (const to of ['REFUND_ING', 'REFUND_FAILED', 'BANK_REMITTED']) await moved(sent.seqNo, to);
    await assert.rejects(quoted(person, { couponId: again.couponId }), /CouponNotUsable/);
  });

  test('so does it stop staff, who may overrule it: the history says that and whatever was overruled', async () => {
    const person = await remitter(sandbox);
    const { seqNo } = await ordered(person);
    await expire(person);
    const refusal = await sendCommit(person.client, await quoted(person));
    await assert.rejects(moved(seqNo, 'PAYMENT_RECEIVED'), (error: Error) =>
      error.message.includes(refusal.envelope.msg),
    );
    await moved(seqNo, 'PAYMENT_FAILED');
    await moved(seqNo, 'PAYMENT_RECEIVED', true);
    const { history } = await sandbox.console.get<{ history: { toStatus: string; note: string }[] }>(
      `/orders/${seqNo}`,
    );
    const notes = history.map(({ note }) => note);
    assert.equal(
      notes.filter((note) => note?.includes(`overruled ${refusal.envelope.code}: ${refusal.envelope.msg}`))
        .length,
      1,
    );
    await moved(seqNo, 'REFUND_SUCCESS');
  });

  test('orders that were given up count on the day on which staff let them go on', async () => {
    const person = await remitter(sandbox);
    const givenUp: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { seqNo } = await ordered(person, { sourceAmount: '40000' });
      await person.client.call('order.cancel', { seqNo });
      givenUp.push(seqNo);
    }
    await sandbox.console.advance(25 * 3_600_000);
    const [first, second, third] = givenUp as [string, string, string];
    await moved(first, 'PAYMENT_RECEIVED');
    await moved(second, 'PAYMENT_RECEIVED');
    await assert.rejects(moved(third, 'PAYMENT_RECEIVED'), /DailyLimit|day/i);
  });

  test('an order that is paid in full, or above its price, cannot be made to wait for a payment', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '1500.00' });
    for (const to of ['WAIT_PAYMENT', 'PAYMENT_FAILED'])
      for (const overrule of [false, true])
        await assert.rejects(moved(order.seqNo, to, overrule), /waits for no payment/);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_TO_BE_VERIFIED');
    await moved(order.seqNo, 'PAYMENT_RECEIVED');
    const { refunds } = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.deepEqual(
      refunds.map(({ amount }) => amount.amount),
      [new Decimal('1500').minus(order.totalAmount.amount).toFixed(2)],
    );
  });

  test('what nothing is wrong with goes on by staff, and its history says nothing of overruling', async () => {
    const { seqNo } = await ordered(await remitter(sandbox));
    await moved(seqNo, 'PAYMENT_SUCCESS', true);
    const { history } = await sandbox.console.get<{ history: { note: string | null }[] }>(`/orders/${seqNo}`);
    assert.ok(history.every(({ note }) => !note?.includes('overruled')));
  });

  test('who may send only to their own account cannot give it to another person', async () => {
    const { client } = await signUp(sandbox, 'EU');
    const { values } = kycFixture('EU');
    await client.call('kyc.update', { countryCode: 'EU', ...values });
    const { firstName, lastName } = values;
    const form = { ...(corridorPayees.AUS ?? assert.fail()), sourceCountry: 'EU', firstName, lastName };
    const { payee } = await client.call('payee.add', { ...form, relationshipToReceiver: 'self' });
    const { seqNo } = await committed(client, {
      market: 'EU',
      payeeId: payee.id,
      amount: '500',
      relation: 'self',
    });
    refused(
      await client.send('order.relationShipChange', { seqNo, relation: 'parents' }),
      errorCodes.FreeKycInfo,
    );
    refused(await client.send('order.confirmApply', { seqNo, ...apply }), errorCodes.FreeKycInfo);
    assert.equal(
      (await client.call('payee.info', { payeeId: payee.id })).payee.relationshipToReceiver,
      'self',
    );
  });

  const registered = async (change: { lockRate?: boolean } = {}) => {
    const person = await demoPayer(sandbox, 'AUS');
    const { client } = person;
    const { payee, reference } = await client.call('school.registerFlywire', {
      schoolId: 'gbr-moor',
      feeType: 'tuition',
      amount: '5000',
      currency: 'GBP',
      fields: student,
    });
    const terms = await priced(client, {
      ...person,
      payeeId: payee.payeeId,
      target: 'GBR',
      amount: '3000',
      receives: '5000.00',
      remitType: 'studyAbroad',
      purpose: 'STUDY_ABROAD_LONG',
    });
    const { envelope } = await sendCommit(client, { ...terms, ...change, postscript: 'my own words' });
    const { order } = envelope.model as { order: Order };
    return { client, terms, reference, order };
  };

  test('a registered school gets its sum, for studies and with its reference, on every way', async () => {
    const { client, terms, reference, order } = await registered();
    const { seqNo } = order;
    const referenceNow = async () => (await fetchOrder(client, seqNo)).postscriptOfRemittance;
    assert.equal(await referenceNow(), reference, 'commit');

    refused(await client.send('order.confirmApply', { seqNo, ...apply }), errorCodes.purposeUnsupported);
    const { purpose } = terms;
    await client.call('order.confirmApply', { seqNo, ...apply, purpose, postscript: 'my own words' });
    assert.equal(await referenceNow(), reference, 'confirmApply');

    await client.call('order.pay', { ...payOf(await fetchOrder(client, seqNo), 120) });
    await sandbox.console.action('payment.receive', { seqNo, amount: '4000.00' });
    assert.deepEqual(
      refused(
        await client.send('order.changeAmount', { seqNo, option: 'acceptActual' }),
        schoolCodes.amountDiffers,
      ),
      { amount: '5000' },
    );
    await client.call('order.changeAmount', { seqNo, option: 'topUp' });
  });

  test('a registered school gets its sum at whatever rate it is paid', async () => {
    const paidAt = async (share: number) => {
      const { client, order } = await registered({ lockRate: false });
      const { seqNo } = order;
      const pair = { source: 'AUD', target: 'GBP' };
      const pin = (rate: string | null) => sandbox.console.action('rates.pin', { ...pair, rate });
      await sandbox.console.advance(30 * 60_000);
      await pin((Number(order.businessRate) * share).toPrecision(6));
      await sandbox.console.action('payment.receive', { seqNo, amount: order.totalAmount.amount });
      await pin(null);
      return fetchOrder(client, seqNo);
    };
    const near = await paidAt(1.002);
    assert.deepEqual([near.status, near.targetAmount.amount], ['PAYMENT_RECEIVED', '5000.00']);
    const far = await paidAt(0.95);
    assert.deepEqual([far.status, far.targetAmount.amount], ['REFUND_ING', '5000.00']);
  });
});
