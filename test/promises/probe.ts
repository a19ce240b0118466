import { newId } from '../../sandbox/ids';
import type { CallAnswer } from '@/contracts/calls';
import type { Row } from '../../sandbox/db/schema';
import { issueSession } from '../../sandbox/dispatch/sessions';
import type { Envelope } from '../../sandbox/dispatch/runCall';
import { type Play, strangersDevice } from './play';

type Order = Row<'orders'>;

async function asPayer(play: Play, payerId: string): Promise<Record<string, string>> {
  const countryCode = play.state.payers.get(payerId)?.countryCode ?? null;
  const { token } = await issueSession(play.db, { payerId, countryCode }, play.now);
  const device = play.people.find((person) => person.payerId === payerId)?.device ?? strangersDevice;
  return { token, lang: 'en', 'unique-identification': device };
}

/** The rate of such an order made now, or null. */
export function rateNow(play: Play, order: Order): Promise<string | null> {
  return play.whatIf(async () => {
    const { code, model } = await play.server.send(
      'rates.fee',
      {
        sourceCountryCode: order.countryCode,
        targetCountryCode: order.targetCountry,
        sourceCurrency: order.sourceCurrency,
        targetCurrency: order.targetCurrency,
        sourceAmount: order.sourceAmount,
        remitType: order.remitType,
        ...(order.receiptMethod ? { accountType: order.receiptMethod } : {}),
      },
      await asPayer(play, order.payerId),
    );
    return code === '0' ? (model as CallAnswer<'rates.fee'>).businessRate : null;
  });
}

/** As if the order did not exist. */
export function commitOfSame(play: Play, order: Order): Promise<Envelope> {
  return play.whatIf(async () => {
    const { db, now } = play;
    await db.updateTable('orders').set({ status: 'PAYMENT_CANCELED' }).where('id', '=', order.id).execute();
    await db
      .updateTable('coupons')
      .set({ status: 'UNUSED', usedOrderId: null, expiresAt: now + 1 })
      .where('usedOrderId', '=', order.id)
      .execute();
    // Locks block payers, not orders.
    await db
      .updateTable('locks')
      .set({ liftedAt: now, liftedBy: 'staff' })
      .where('subject', '=', order.payerId)
      .where('liftedAt', 'is', null)
      .execute();
    // Orders keep deleted payees.
    await db
      .updateTable('payees')
      .set({ deletedAt: null })
      .where('id', '=', order.payeeId ?? '')
      .execute();
    const quoteId = newId('same');
    const { payerId, sourceCurrency, targetCurrency, sourceAmount, targetAmount } = order;
    await db
      .insertInto('quotes')
      .values({
        id: quoteId,
        payerId,
        sourceCountry: order.countryCode,
        targetCountry: order.targetCountry,
        sourceCurrency,
        targetCurrency,
        sourceAmount,
        targetAmount,
        rate: order.rate,
        rateBase: order.rateBase,
        rateAccuracy: order.rateAccuracy,
        feeAmount: order.feeAmount,
        discountAmount: order.discountAmount,
        totalAmount: order.totalAmount,
        remitType: order.remitType,
        accountType: order.receiptMethod,
        couponId: order.couponId,
        lockHours: 24,
        createdAt: now,
        expiresAt: now + 1000,
      })
      .execute();
    const params = {
      quoteId,
      sourceCountryCode: order.countryCode,
      targetCountryCode: order.targetCountry,
      sourceCurrency: sourceCurrency,
      targetCurrency: targetCurrency,
      sourceAmount: sourceAmount,
      targetAmount: targetAmount,
      businessRate: order.rate,
      feeAmount: order.feeAmount,
      discountAmount: order.discountAmount,
      totalAmount: order.totalAmount,
      payeeId: order.payeeId,
      remitType: order.remitType,
      purpose: order.purpose ?? 'FAMILY_SUPPORT',
      relation: order.relation ?? '',
      ...(order.couponId ? { couponId: order.couponId } : {}),
      lockRate: true,
      speed: 1,
    };
    return play.server.send('order.commit', params, {
      ...(await asPayer(play, payerId)),
      'idempotency-key': quoteId.replace(/[^A-Za-z0-9]/g, '').slice(0, 40),
    });
  });
}

/** The answer to a yes to the order's question. */
export function yesTo(play: Play, { payerId, seqNo }: Order): Promise<Envelope> {
  return play.whatIf(async () =>
    play.server.send('order.changeAmount', { seqNo, option: 'acceptActual' }, await asPayer(play, payerId)),
  );
}

interface Checked {
  payerId: string;
  sourceAmount: string;
  sourceCurrency: string;
  remitType: string;
  payeeId?: string | undefined;
  relation?: string | undefined;
  targetAmount?: string | undefined;
  made?: string;
}

export function checkBefore(play: Play, { payerId, made, ...params }: Checked): Promise<Envelope> {
  return play.whatIf(async () => {
    if (made)
      await play.db
        .updateTable('orders')
        .set({ status: 'PAYMENT_CANCELED' })
        .where('seqNo', '=', made)
        .execute();
    return play.server.send('remit.largeLimitCheck', params, await asPayer(play, payerId));
  });
}

export function sendOffered(
  play: Play,
  payerId: string,
  params: Readonly<Record<string, unknown>>,
  amount: string,
): Promise<Envelope> {
  return play.whatIf(async () => {
    const headers = await asPayer(play, payerId);
    const payee = play.state.payees.get(String(params.payeeId));
    const { code, msg, model, responseHeader } = await play.server.send(
      'rates.fee',
      {
        sourceCountryCode: params.sourceCountryCode,
        targetCountryCode: params.targetCountryCode,
        sourceCurrency: params.sourceCurrency,
        targetCurrency: params.targetCurrency,
        sourceAmount: amount,
        remitType: params.remitType,
        accountType: payee?.accountType,
      },
      headers,
    );
    if (code !== '0') return { code, msg, model, responseHeader };
    const { couponId: _coupon, ...rest } = params;
    const quote = model as CallAnswer<'rates.fee'>;
    return play.server.send('order.commit', { ...rest, ...quote }, headers);
  });
}
