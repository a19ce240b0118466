import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { bettersRate } from '@/domain/coupons';
import { spendCoupon } from '../../sandbox/domains/coupon/spend';
import { fetchOrder, type Order, ordered, payOf, quoted, remitter, sendCommit } from './support/orders';
import { refused, signUp } from './support/person';
import type { SandboxClient } from './support/sandboxClient';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const day = 86_400_000;
const hour = 3_600_000;

const transferOf = (couponId?: string) =>
  ({
    sourceCountryCode: 'AUS',
    targetCountryCode: 'CHN',
    sourceCurrency: 'AUD',
    targetCurrency: 'CNY',
    sourceAmount: '1000',
    remitType: 'personal',
    ...(couponId ? { couponId } : {}),
  }) as const;

describe('coupon', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('a code turns into a coupon once, whatever its case; what is no code is not looked up [P1-16 F5.7-18]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const { couponId, title } = await client.call('coupon.exchange', { couponCode: 'fee00aud' });
    const { list } = await client.call('coupon.queryPayer', {});
    const coupon = list.find((row) => row.couponId === couponId);
    assert.equal(coupon?.title, title);
    assert.equal(coupon?.type, 2);
    assert.equal(coupon?.usable, true);
    refused(await client.send('coupon.exchange', { couponCode: 'FEE00AUD' }), errorCodes.couponCodeUsed);
    refused(await client.send('coupon.exchange', { couponCode: 'ABCDE123' }), errorCodes.couponCodeUnknown);
    refused(await client.send('coupon.exchange', { couponCode: 'OLD2020A' }), errorCodes.couponCodeExpired);
    refused(await client.send('coupon.exchange', { couponCode: 'GONE0000' }), errorCodes.couponCodeGone);
    refused(await client.send('coupon.exchange', { couponCode: 'FEE00HKD' }), errorCodes.couponCodeMarket);
    for (const couponCode of ['12345678', 'AB123456', 'ABC1234', 'ABC123456', 'ABC1234-'])
      refused(await client.send('coupon.exchange', { couponCode }), errorCodes.badParams);
    for (const couponCode of ['ABCDEFGH', 'ABC12345'])
      refused(await client.send('coupon.exchange', { couponCode }), errorCodes.couponCodeUnknown);
  });

  test('the console gives no coupon that an answer could not name', async () => {
    const { client, payerId } = await signUp(sandbox, 'AUS');
    await assert.rejects(sandbox.console.action('coupon.grant', { payerId, targetCountry: 'China' }));
    await client.call('coupon.elasticLayer', {});
  });

  test('coupons of all seven types have a title in the language of their reader, and price a transfer by their kind [P3-59]', async () => {
    const { client, payerId } = await signUp(sandbox, 'AUS');
    const spoken = { en: 'en', zh: 'zh-cn', 'zh-HK': 'zh-hk' } as const;
    const titles: Record<string, Set<string>> = { en: new Set(), zh: new Set(), 'zh-HK': new Set() };
    for (const type of [1, 2, 3, 4, 5, 6, 7]) {
      const amount = bettersRate(type) ? '0.02' : '3';
      const granted = await sandbox.console.action<{ couponId: string }>('coupon.grant', {
        payerId,
        type,
        amount,
      });
      const { couponId } = granted;
      for (const [language, lang] of Object.entries(spoken)) {
        const { list } = await client.call('coupon.queryPayer', {}, { lang });
        const title = list.find((row) => row.couponId === couponId)?.title ?? '';
        assert.ok(title.includes(amount), title);
        titles[language]?.add(title);
      }
      const quote = await client.call('rates.fee', transferOf(couponId));
      const plain = await client.call('rates.fee', transferOf());
      if (amount === '3') assert.equal(quote.discountAmount, '3.00');
      else
        assert.ok(Number(quote.targetAmount) > Number(plain.targetAmount), `type ${type} betters the rate`);
    }
    for (const language of Object.keys(titles)) assert.equal(titles[language]?.size, 7, language);
    const told = await client.call('message.list', { pageSize: 50 }, { lang: 'zh-cn' });
    const granted = told.rows.filter((row) => row.titleKey === 'message.couponGranted.title');
    assert.ok(
      granted.some((row) => row.params.title === '手续费减 3 AUD'),
      JSON.stringify(granted),
    );
  });

  test('five wrong codes an hour, then none is taken, a good one neither; after the hour it is', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const send = (couponCode: string) => client.send('coupon.exchange', { couponCode });
    for (let tries = 0; tries < 5; tries += 1)
      refused(await send(`ABCDE12${tries}`), errorCodes.couponCodeUnknown);
    refused(await send('ABCDE999'), errorCodes.tooOften);
    refused(await send('CASH0AUD'), errorCodes.tooOften);
    await (await signUp(sandbox, 'AUS')).client.call('coupon.exchange', { couponCode: 'CASH0AUD' });
    await sandbox.console.advance(hour);
    await client.call('coupon.exchange', { couponCode: 'CASH0AUD' });
    for (let tries = 0; tries < 5; tries += 1)
      refused(await send(`ABCDE12${tries}`), errorCodes.couponCodeUnknown);
    refused(await send('FEE00AUD'), errorCodes.tooOften);
  });

  test('the last coupon of a code goes to one of two who ask at once', async () => {
    await sandbox.db
      .insertInto('couponCodes')
      .values({
        code: 'LASTONE1',
        template: JSON.stringify({
          type: 1,
          name: 'Last',
          amount: '1',
          currency: 'AUD',
          minAmount: '0',
          validDays: 1,
        }),
        remaining: 1,
        expiresAt: sandbox.clock.now() + day,
      })
      .execute();
    const people = [await signUp(sandbox, 'AUS'), await signUp(sandbox, 'AUS')];
    const replies = await Promise.all(
      people.map(({ client }) => client.send('coupon.exchange', { couponCode: 'LASTONE1' })),
    );
    assert.deepEqual(
      replies.map((reply) => reply.envelope.code).sort(),
      ['0', errorCodes.couponCodeGone].sort(),
    );
  });

  test('a coupon is usable by its currency, target, minimum and date', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const { couponId } = await client.call('coupon.exchange', { couponCode: 'RATECNY1' });
    const usable = async (params: Record<string, string>) =>
      (await client.call('coupon.queryPayer', params)).list.find((row) => row.couponId === couponId)?.usable;
    assert.equal(await usable({ sourceCurrency: 'AUD', targetCountry: 'CHN', sourceAmount: '500' }), true);
    assert.equal(
      await usable({ sourceCurrency: 'AUD', targetCountry: 'CHN', sourceAmount: '499.99' }),
      false,
    );
    assert.equal(await usable({ sourceCurrency: 'AUD', targetCountry: 'PHL' }), false);
    assert.equal(await usable({ sourceCurrency: 'HKD', targetCountry: 'CHN' }), false);
    // Sessions expire after 30 days without a call.
    await sandbox.console.advance(16 * day);
    await client.call('coupon.queryPayer', {});
    await sandbox.console.advance(15 * day);
    const among = async (status: 'UNUSED' | 'EXPIRED') =>
      (await client.call('coupon.queryPayer', { status })).list.find((row) => row.couponId === couponId);
    assert.equal(await among('UNUSED'), undefined);
    assert.equal((await among('EXPIRED'))?.usable, false);
  });

  test('a coupon prices a quote, is spent once, and belongs to its payer', async () => {
    const { client, payerId } = await signUp(sandbox, 'AUS');
    const { list } = await client.call('coupon.queryPayer', {});
    const couponId = list[0]!.couponId;
    const quote = {
      sourceCountryCode: 'AUS',
      targetCountryCode: 'CHN',
      sourceCurrency: 'AUD',
      targetCurrency: 'CNY',
      sourceAmount: '1000',
      remitType: 'personal',
      couponId,
    } as const;
    assert.equal((await client.call('rates.fee', quote)).discountAmount, '5.00');
    const spend = (owner: string) =>
      sandbox.runtime.transact((work) => spendCoupon(work, { couponId, payerId: owner, orderId: 'order-1' }));
    await assert.rejects(spend('somebody'));
    await spend(payerId);
    await assert.rejects(spend(payerId));
    assert.deepEqual((await client.call('coupon.queryPayer', {})).list, []);
    refused(await client.send('rates.fee', quote), errorCodes.couponInvalid);
  });

  describe('belongs to the order that is paid', () => {
    /** Of 1,000 AUD, unlocked. */
    const withCoupon = async () => {
      const person = await remitter(sandbox);
      const { payerId } = person;
      const { couponId } = await sandbox.console.action<{ couponId: string }>('coupon.grant', {
        payerId,
        type: 1,
        amount: '5',
      });
      const terms = { ...(await quoted(person, { couponId })), lockRate: false };
      const { envelope } = await sendCommit(person.client, terms);
      const { order } = envelope.model as { order: Order };
      const isFree = async () =>
        (await person.client.call('coupon.queryPayer', {})).list.some((row) => row.couponId === couponId);
      assert.equal(await isFree(), false);
      return { person, client: person.client, couponId, order, seqNo: order.seqNo, isFree };
    };
    const receive = (seqNo: string, amount: string) =>
      sandbox.console.action('payment.receive', { seqNo, amount });
    const statusOf = async ({ client, seqNo }: { client: SandboxClient; seqNo: string }) =>
      (await fetchOrder(client, seqNo)).status;

    for (const end of ['cancelled', 'run out'] as const)
      test(`${end}, then paid late: the money goes back, and so has the coupon`, async () => {
        const made = await withCoupon();
        const { client, order, seqNo, isFree } = made;
        await client.call('order.pay', payOf(order, 120));
        if (end === 'cancelled') await client.call('order.cancel', { seqNo });
        else await sandbox.console.advance(3 * day);
        assert.equal(await isFree(), true);
        await receive(seqNo, order.totalAmount.amount);
        assert.equal(await statusOf(made), 'REFUND_ING');
        assert.equal(await isFree(), true);
        await sandbox.console.advance(hour);
        assert.deepEqual([await statusOf(made), await isFree()], ['REFUND_SUCCESS', true]);
      });

    test('paid late while another order has it: it stays with that one', async () => {
      const { person, client, order, seqNo, couponId, isFree } = await withCoupon();
      await client.call('order.pay', payOf(order, 120));
      await client.call('order.cancel', { seqNo });
      const second = await ordered(person, { couponId });
      await receive(seqNo, order.totalAmount.amount);
      assert.equal(await isFree(), false);
      await client.call('order.cancel', { seqNo: second.seqNo });
      assert.equal(await isFree(), true);
    });

    test('a refund of late money that fails and is sent on takes it again, if it is free by then', async () => {
      for (const taken of [false, true]) {
        const { person, client, order, seqNo, couponId, isFree } = await withCoupon();
        await client.call('order.pay', payOf(order, 120));
        await client.call('order.cancel', { seqNo });
        await receive(seqNo, order.totalAmount.amount);
        await sandbox.console.moveOrder(seqNo, 'REFUND_FAILED');
        if (taken) await ordered(person, { couponId });
        const sent = sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
        if (taken) await assert.rejects(sent, /CouponNotUsable|coupon/i);
        else await sent;
        assert.equal(await isFree(), false);
      }
    });

    test('what came is not what was asked, and goes back undecided: it is free again', async () => {
      const made = await withCoupon();
      await receive(made.seqNo, '400.00');
      await made.client.call('order.requestRefund', { seqNo: made.seqNo, reason: 'RATE' });
      assert.equal(await made.isFree(), true);
      const late = await withCoupon();
      await receive(late.seqNo, '400.00');
      await sandbox.console.advance(6 * day);
      assert.deepEqual([await statusOf(late), await late.isFree()], ['REFUND_SUCCESS', true]);
    });

    test('closed by staff after a failed payment: it is free again', async () => {
      const { seqNo, isFree } = await withCoupon();
      await sandbox.console.moveOrder(seqNo, 'PAYMENT_FAILED');
      await sandbox.console.moveOrder(seqNo, 'TRANSACTION_CLOSED');
      assert.equal(await isFree(), true);
    });

    test('paid, then given back: it stays used', async () => {
      const made = await withCoupon();
      await receive(made.seqNo, made.order.totalAmount.amount);
      await made.client.call('order.requestRefund', { seqNo: made.seqNo, reason: 'RATE' });
      await sandbox.console.advance(hour);
      assert.deepEqual([await statusOf(made), await made.isFree()], ['REFUND_SUCCESS', false]);
    });
  });
});
