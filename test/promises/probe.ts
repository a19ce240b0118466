import { newId } from '../../sandbox/ids';
import type { CallAnswer } from '@/contracts/calls';
import type { Row } from '../../sandbox/db/schema';
import { issueSession } from '../../sandbox/dispatch/sessions';
import type { Envelope } from '../../sandbox/dispatch/runCall';
import { type Play, strangersDevice } from './play';

type Order = Row<'orders'>;

async function asPayer(play: Play, payerId: string): Promise<Record<string, string>> {
  const countryCode = play.state.payers.get(payerId)?.country_code ?? null;
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
        sourceCountryCode: order.country_code,
        targetCountryCode: order.target_country,
        sourceCurrency: order.source_currency,
        targetCurrency: order.target_currency,
        sourceAmount: order.source_amount,
        remitType: order.remit_type,
        ...(order.receipt_method ? { accountType: order.receipt_method } : {}),
      },
      await asPayer(play, order.payer_id),
    );
    return code === '0' ? (model as CallAnswer<'rates.fee'>).businessRate : null;
  });
}

/** Commits the order's facts again as if it did not exist. */
export function commitOfSame(play: Play, order: Order): Promise<Envelope> {
  return play.whatIf(async () => {
    const { db, now } = play;
    await db.updateTable('orders').set({ status: 'PAYMENT_CANCELED' }).where('id', '=', order.id).execute();
    await db
      .updateTable('coupons')
      .set({ status: 'UNUSED', used_order_id: null, expires_at: now + 1 })
      .where('used_order_id', '=', order.id)
      .execute();
    // A lock blocks the payer, not the order.
    await db
      .updateTable('locks')
      .set({ lifted_at: now, lifted_by: 'probe' })
      .where('subject', '=', order.payer_id)
      .where('lifted_at', 'is', null)
      .execute();
    // An order keeps a deleted payee.
    await db
      .updateTable('payees')
      .set({ deleted_at: null })
      .where('id', '=', order.payee_id ?? '')
      .execute();
    const quoteId = newId('same');
    const { payer_id, source_currency, target_currency, source_amount, target_amount } = order;
    await db
      .insertInto('quotes')
      .values({
        id: quoteId,
        payer_id,
        source_country: order.country_code,
        target_country: order.target_country,
        source_currency,
        target_currency,
        source_amount,
        target_amount,
        rate: order.rate,
        rate_base: order.rate_base,
        rate_accuracy: order.rate_accuracy,
        fee_amount: order.fee_amount,
        discount_amount: order.discount_amount,
        total_amount: order.total_amount,
        remit_type: order.remit_type,
        account_type: order.receipt_method,
        coupon_id: order.coupon_id,
        lock_hours: 24,
        created_at: now,
        expires_at: now + 1000,
      })
      .execute();
    const params = {
      quoteId,
      sourceCountryCode: order.country_code,
      targetCountryCode: order.target_country,
      sourceCurrency: source_currency,
      targetCurrency: target_currency,
      sourceAmount: source_amount,
      targetAmount: target_amount,
      businessRate: order.rate,
      feeAmount: order.fee_amount,
      discountAmount: order.discount_amount,
      totalAmount: order.total_amount,
      payeeId: order.payee_id,
      remitType: order.remit_type,
      purpose: order.purpose ?? 'FAMILY_SUPPORT',
      relation: order.relation ?? '',
      ...(order.coupon_id ? { couponId: order.coupon_id } : {}),
      lockRate: true,
      speed: 1,
    };
    return play.server.send('order.commit', params, {
      ...(await asPayer(play, payer_id)),
      'idempotency-key': quoteId.replace(/[^A-Za-z0-9]/g, '').slice(0, 40),
    });
  });
}

export function checkBefore(
  play: Play,
  wanted: { payerId: string; sourceAmount: string; sourceCurrency: string; remitType: string; made?: string },
): Promise<Envelope> {
  return play.whatIf(async () => {
    if (wanted.made)
      await play.db
        .updateTable('orders')
        .set({ status: 'PAYMENT_CANCELED' })
        .where('seq_no', '=', wanted.made)
        .execute();
    const { sourceAmount, sourceCurrency, remitType } = wanted;
    return play.server.send(
      'remit.largeLimitCheck',
      { sourceAmount, sourceCurrency, remitType },
      await asPayer(play, wanted.payerId),
    );
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
        accountType: payee?.account_type,
      },
      headers,
    );
    if (code !== '0') return { code, msg, model, responseHeader };
    const { couponId: _coupon, ...rest } = params;
    const quote = model as CallAnswer<'rates.fee'>;
    return play.server.send('order.commit', { ...rest, ...quote }, headers);
  });
}
