import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { paymentMethods } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import { Decimal } from '@/core/decimal';
import { documentPng } from '../../fixtures/documents';
import { fileNumber } from '../support/files';
import { codes } from '../../../sandbox/dispatch/refusal';
import {
  fetchOrder,
  type Order,
  ordered,
  payCallback,
  payOf,
  payTokenOf,
  type Remitter,
  remitter,
} from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('paying for an order', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const announce = (order: Order) => ({
    transferFlag: 1 as const,
    seqNo: order.seqNo,
    type: order.type,
    countryCode: order.countryCode,
  });
  const refundsOf = async (order: Order) =>
    sandbox.db.selectFrom('refunds').selectAll().where('orderId', '=', order.id).execute();

  test('ways to pay are those of the market, the dear ones only within their limit [F6-09]', async () => {
    const small = await ordered(person, { sourceAmount: '100' });
    const { list } = await person.client.call('order.payTypes', { seqNo: small.seqNo, countryCode: 'AUS' });
    assert.deepEqual(
      list.map((type) => type.fundingType).sort((a, b) => a - b),
      [120, 140, 160, 400, 410],
    );
    assert.ok(
      list.every((type) => (paymentMethodsOf('AUS') as readonly number[]).includes(type.fundingType)),
    );
    const poli = list.find((type) => type.fundingType === 410);
    assert.equal(poli?.feeAmount.amount, new Decimal(small.totalAmount.amount).div(100).toFixed(2));
    const large = await ordered(person, { sourceAmount: '6000' });
    const types = (await person.client.call('order.payTypes', { seqNo: large.seqNo, countryCode: 'AUS' }))
      .list;
    assert.ok(!types.some((type) => type.fundingType === 410));
    refused(await person.client.send('order.pay', payOf(large, 410)), errorCodes.payMethodUnsupported);
    refused(await person.client.send('order.pay', payOf(large, 130)), errorCodes.payMethodUnsupported);
    refused(await person.client.send('order.pay', payOf(large, 9999)), errorCodes.payMethodUnsupported);
  });

  test('each kind says how: a transfer where to, a redirect which page; asking again is the same payment [F7-13]', async () => {
    const order = await ordered(person);
    for (const fundingType of [140, 120, 160, 410, 400] as const) {
      const first = await person.client.call('order.pay', payOf(order, fundingType));
      assert.equal(first.kind, paymentMethods[fundingType].kind);
      assert.equal(first.lines.length > 0, first.kind === 'transfer');
      if (first.kind === 'transfer') assert.match(first.reference ?? '', /^HW\d{8}$/);
      else assert.equal(first.reference, undefined);
      assert.equal(Boolean(first.payLink), first.kind === 'redirect');
      if (first.payLink) assert.equal((await fetch(first.payLink)).status, 200);
      assert.equal(first.payDeadline, order.payDeadline);
      assert.deepEqual(await person.client.call('order.pay', payOf(order, fundingType)), first);
      assert.equal((await fetchOrder(person.client, order.seqNo)).fundingType, fundingType);
    }
    refused(await person.client.send('order.pay', { ...payOf(order, 140), type: 3 }), codes.badParams);
  });

  test('a transfer goes its whole way with the clock, each step dated by when it was due [C4-04]', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 140));
    const sent = await person.client.call('order.fundingUpdate', announce(order));
    assert.equal(sent.order.status, 'PAYMENT_ING');
    assert.equal((await person.client.call('order.fundingUpdate', announce(order))).order.history.length, 2);
    assert.equal((await person.client.call('order.paymentResult', { seqNo: order.seqNo })).status, 2);
    await sandbox.console.advance(21_000);
    const received = await fetchOrder(person.client, order.seqNo);
    assert.equal(received.status, 'PAYMENT_RECEIVED');
    assert.ok(!received.canCancel && received.canRefund);
    assert.equal((await person.client.call('order.paymentResult', { seqNo: order.seqNo })).status, 1);
    const payments = await sandbox.db
      .selectFrom('payments')
      .select('status')
      .where('orderId', '=', order.id)
      .execute();
    assert.deepEqual(payments, [{ status: 'paid' }]);
    await sandbox.console.advance(10 * 60_000);
    const done = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(
      done.history.map((event) => event.status),
      ['WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED', 'TRANSACTION_SUCCESS'],
    ); // prettier-ignore
    const times = done.history.map((event) => event.at);
    assert.deepEqual(
      times,
      [...times].sort((a, b) => a - b),
    );
    assert.equal((times.at(-1) as number) - (times[1] as number), 110_000);
  });

  test('cash waits for the payee at the agent [F4.4-19]', async () => {
    const hkg = await remitter(sandbox, 'HKG');
    const order = await ordered(hkg);
    await sandbox.console.moveOrder(order.seqNo, 'BANK_ACCEPTED');
    await sandbox.console.advance(21_000);
    assert.equal((await fetchOrder(hkg.client, order.seqNo)).status, 'WAIT_RECEIVE');
    await sandbox.console.advance(61_000);
    const received = (await fetchOrder(hkg.client, order.seqNo)).history.at(-1);
    assert.deepEqual([received?.status, received?.by], ['BANK_REMITTED', 'payee']);
  });

  test('a transfer cannot be announced before a method is chosen, or once it is too late, which says to start a new one [F8-46]', async () => {
    const order = await ordered(person);
    refused(await person.client.send('order.fundingUpdate', announce(order)), errorCodes.wrongStep);
    await person.client.call('order.pay', payOf(order, 140));
    await sandbox.console.advance(25 * hour);
    refused(
      await person.client.send('order.fundingUpdate', announce(order)),
      errorCodes.orderExpired,
      /expired. Start a new one/,
    );
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_TIMEOUT');
    refused(
      await person.client.send('order.fundingUpdate', { ...announce(order), transferFlag: 2 }),
      codes.badParams,
    );
  });

  test('only a transfer is announced: of a pay page or a wallet its provider tells', async () => {
    for (const fundingType of [160, 410, 400]) {
      const order = await ordered(person);
      await person.client.call('order.pay', payOf(order, fundingType));
      refused(await person.client.send('order.fundingUpdate', announce(order)), errorCodes.wrongStep);
      assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'WAIT_PAYMENT');
    }
  });

  test('what comes in after an announcement came by the transfer, whatever way was opened since', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    await person.client.call('order.fundingUpdate', announce(order));
    await sandbox.console.advance(1000);
    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    await sandbox.console.advance(21_000);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_RECEIVED');
    const payments = sandbox.db.selectFrom('payments').select(['method', 'status', 'receivedAmount']);
    assert.deepEqual(await payments.where('orderId', '=', order.id).orderBy('method').execute(), [
      { method: '120', status: 'paid', receivedAmount: order.totalAmount.amount },
      { method: '410', status: 'created', receivedAmount: null },
    ]);
    await payCallback(sandbox, payTokenOf(payLink), 'paid');
    assert.deepEqual(
      (await refundsOf(order)).map(({ reason }) => reason),
      ['paidTwice'],
    );
  });

  test('a pay page shows what is paid, and pays once whatever is sent after', async () => {
    const order = await ordered(person);
    const { payLink, amount } = await person.client.call('order.pay', payOf(order, 410));
    const page = await person.client.raw(new URL(payLink as string).pathname);
    assert.equal(page.status, 200);
    assert.ok(page.text.includes(amount.amount) && page.text.includes(order.seqNo));
    const token = payTokenOf(payLink);
    const back = await fetch(`${sandbox.url}/pay/${token}/paid`, { method: 'POST', redirect: 'manual' });
    assert.equal(back.status, 303);
    assert.equal(back.headers.get('location'), `/aunz/poliPayback?seqNo=${order.seqNo}`);
    assert.equal(await payCallback(sandbox, token, 'cancelled'), 'paid');
    assert.equal(await payCallback(sandbox, token, 'paid'), 'paid');
    const paid = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(
      paid.history.map((event) => event.status),
      ['WAIT_PAYMENT', 'PAYMENT_SUCCESS'],
    );
    assert.match((await person.client.raw(new URL(payLink as string).pathname)).text, /finished/);
    assert.deepEqual(await refundsOf(order), []);
  });

  test('a pay page that is cancelled or fails leaves the order to be paid another way', async () => {
    const order = await ordered(person);
    for (const outcome of ['cancelled', 'failed'] as const) {
      const { payLink } = await person.client.call('order.pay', payOf(order, 410));
      assert.equal(await payCallback(sandbox, payTokenOf(payLink), outcome), outcome);
      assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'WAIT_PAYMENT');
    }
    const { payLink } = await person.client.call('order.pay', payOf(order, 160));
    await payCallback(sandbox, payTokenOf(payLink), 'paid');
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_SUCCESS');
    const failed = await sandbox.console.get<{ history: { toStatus: string }[] }>(`/orders/${order.seqNo}`);
    assert.ok(failed.history.some((event) => event.toStatus === 'PAYMENT_FAILED'));
  });

  test('a pay page that fails once another way is chosen is told by its order too', async () => {
    const order = await ordered(person);
    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    await person.client.call('order.pay', payOf(order, 120));
    await payCallback(sandbox, payTokenOf(payLink), 'failed');
    const { history } = await sandbox.console.get<{ history: { toStatus: string }[] }>(
      `/orders/${order.seqNo}`,
    );
    assert.ok(history.some((event) => event.toStatus === 'PAYMENT_FAILED'));
  });

  for (const fundingType of [120, 160])
    test(`a payment that has failed is paid again by method ${fundingType}`, async () => {
      const order = await ordered(person);
      await person.client.call('order.pay', payOf(order, 410));
      await sandbox.console.moveOrder(order.seqNo, 'PAYMENT_FAILED');
      const { payLink } = await person.client.call('order.pay', payOf(order, fundingType));
      assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'WAIT_PAYMENT');
      if (payLink) await payCallback(sandbox, payTokenOf(payLink), 'paid');
      else await person.client.call('order.fundingUpdate', announce(order));
      const { status } = await fetchOrder(person.client, order.seqNo);
      assert.equal(status, payLink ? 'PAYMENT_SUCCESS' : 'PAYMENT_ING');
    });

  test('unknown pay pages and outcomes are not found', async () => {
    for (const path of ['/pay/x', `/pay/${'a'.repeat(32)}`])
      assert.equal((await person.client.raw(path)).status, 404);
    const order = await ordered(person);
    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    const { pathname } = new URL(payLink as string);
    assert.equal((await person.client.raw(`${pathname}/stolen`, { method: 'POST' })).status, 404);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'WAIT_PAYMENT');
  });

  for (const [end, status] of [
    ['cancelled', 'PAYMENT_CANCELED'],
    ['timed out', 'PAYMENT_TIMEOUT'],
  ] as const) {
    test(`money that comes after an order was ${end} is received and goes back whole`, async () => {
      const order = await ordered(person);
      const { payLink, amount } = await person.client.call('order.pay', payOf(order, 410));
      if (end === 'cancelled') await person.client.call('order.cancel', { seqNo: order.seqNo });
      else await sandbox.console.advance(25 * hour);
      assert.equal((await fetchOrder(person.client, order.seqNo)).status, status);
      assert.match((await person.client.raw(new URL(payLink as string).pathname)).text, /finished/);
      await payCallback(sandbox, payTokenOf(payLink), 'paid');
      assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'REFUND_ING');
      assert.equal((await person.client.call('order.paymentResult', { seqNo: order.seqNo })).status, 1);
      await sandbox.console.advance(31_000);
      const refunded = await fetchOrder(person.client, order.seqNo);
      assert.equal(refunded.status, 'REFUND_SUCCESS');
      assert.equal(refunded.refundDetails?.reason, 'Paid after the transfer was closed');
      assert.deepEqual(
        refunded.history.map((event) => event.status),
        ['WAIT_PAYMENT', status, 'PAYMENT_RECEIVED', 'REFUND_ING', 'REFUND_SUCCESS'],
      );
      const refunds = await refundsOf(order);
      assert.deepEqual(
        refunds.map((refund) => [refund.reason, refund.status, refund.amount]),
        [['paidAfterClose', 'REFUND_SUCCESS', amount.amount]],
      );
    });
  }

  test('an order that staff sent on after its money came too late goes back for another reason', async () => {
    const order = await ordered(person);
    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    await person.client.call('order.cancel', { seqNo: order.seqNo });
    await payCallback(sandbox, payTokenOf(payLink), 'paid');
    const to = { to: 'REFUND_REQUEST', through: true, overrule: true };
    await sandbox.console.post(`/orders/${order.seqNo}/move`, to);
    const { refundDetails } = await fetchOrder(person.client, order.seqNo);
    assert.equal(refundDetails?.reason, "The money couldn't be paid out");
  });

  test('an order paid by two methods is paid once; the second payment goes back', async () => {
    const order = await ordered(person);
    const first = await person.client.call('order.pay', payOf(order, 410));
    const second = await person.client.call('order.pay', payOf(order, 160));
    await payCallback(sandbox, payTokenOf(first.payLink), 'paid');
    await payCallback(sandbox, payTokenOf(second.payLink), 'paid');
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_SUCCESS');
    assert.deepEqual(
      (await refundsOf(order)).map((refund) => [refund.reason, refund.amount]),
      [['paidTwice', second.amount.amount]],
    );
  });

  test('receipts: own files only, one file once, six at most [F5.4-10]', async () => {
    const order = await ordered(person);
    const upload = async (client = person.client) => {
      const reply = await client.upload(
        'common.uploadImage',
        { countryCode: 'AUS', scene: 'voucher', fileNumber: fileNumber() },
        { name: 'receipt.png', type: 'image/png', bytes: documentPng({ idType: 'receipt' }) },
      );
      assert.equal(reply.envelope.code, '0', reply.envelope.msg);
      return (reply.envelope.model as { ossFileKey: string }).ossFileKey;
    };
    const keys = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const attach = (images: string[]) =>
      person.client.send('order.uploadVoucher', {
        seqNo: order.seqNo,
        images,
        fileNames: images.map((_, index) => `${index}.png`),
      });
    assert.equal((await attach(keys.slice(0, 4))).envelope.code, '0');
    assert.equal((await attach(keys)).envelope.code, '0');
    assert.equal((await attach(keys.slice(0, 1))).envelope.code, '0');
    const { vouchers } = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(vouchers.map((voucher) => voucher.ossFileKey).sort(), [...keys].sort());
    assert.equal(vouchers[0]?.fileName, 'receipt.png');
    refused(await attach([await upload()]), errorCodes.tooManyVouchers);
    refused(await attach([...keys, await upload()]), codes.badParams);
    const next = await ordered(person);
    const other = await remitter(sandbox);
    const theirs = await person.client.send('order.uploadVoucher', {
      seqNo: next.seqNo,
      images: [await upload(), await upload(other.client)],
      fileNames: ['a.png', 'b.png'],
    });
    refused(theirs, errorCodes.fileNotFound);
    assert.deepEqual((await fetchOrder(person.client, next.seqNo)).vouchers, []);
  });
});
