import { sql } from 'kysely';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { type Db, json, type Row } from '../../../db/schema';
import { refuse } from '../../../dispatch/refusal';
import { orderRefusals } from '../refusals';
import type { CallContext, Job, Work } from '../../../runtime';
import { orderOf } from '../reading/answer';
import { newestPayment, ownOrder } from '../find';
import { directMethodOf } from '../methods';
import { openBy } from './pay';
import { settlePayment } from '../money/settle';
import { payStatus } from './wallet';
import { said } from '../../../texts';

const mbWay = String(paymentCodes.mbWay);
const mbWayMs = 4 * 60_000;
const answerMs = 15_000;

/** A repeat while it waits is the same request. */
export async function mbWayPay(
  context: CallContext,
  params: CallParams<'order.mbWayPay'>,
): Promise<CallAnswer<'order.mbWayPay'>> {
  const order = await ownOrder(context, params);
  if (order.paidAt !== null)
    refuse({
      code: errorCodes.MBWayPaid,
      text: said('server.order.alreadyPaid'),
    });
  const { payment } = await openBy(
    context,
    order,
    directMethodOf(order.countryCode, paymentCodes.mbWay),
    params.payTicket,
  );
  const expiresAt = payment.createdAt + mbWayMs;
  await context.db
    .updateTable('payments')
    .set({
      details: json({ ...payment.details, phone: `${params.areaCode}${params.phoneNumber}`, expiresAt }),
    })
    .where('id', '=', payment.id)
    .execute();
  await context.db
    .updateTable('orders')
    .set({ partnerOrderId: payment.id })
    .where('id', '=', order.id)
    .execute();
  return {
    partnerOrderId: payment.id,
    expiresAt,
    order: await orderOf(context, await ownOrder(context, params, false), context.lang),
  };
}

/** Test phones: 0000 declines, 1111 never answers. Dated when due. */
async function answerMbWay(work: Work, payment: Row<'payments'>): Promise<void> {
  const { phone = '' } = payment.details as { phone?: string };
  const endsAt = payment.createdAt + mbWayMs;
  if (endsAt <= work.now) {
    await settlePayment({ ...work, now: endsAt }, payment.id, 'failed');
    await work.db
      .updateTable('payments')
      .set({ details: json({ ...payment.details, expired: true }) })
      .where('id', '=', payment.id)
      .execute();
    return;
  }
  const answered = { ...work, now: payment.createdAt + answerMs };
  await settlePayment(answered, payment.id, phone.endsWith('0000') ? 'failed' : 'paid');
}

export const mbWayJob: Job = {
  name: 'order-mbway',
  async run(work) {
    const due = (db: Db) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('method', '=', mbWay)
        .where('status', '=', 'created')
        .where('createdAt', '<=', work.now - answerMs)
        // Unanswered ones must not block the others.
        .where((where) =>
          where.or([
            where('createdAt', '<=', work.now - mbWayMs),
            where(sql`coalesce(details ->> 'phone', '')`, '!~', '(^|1111)$'),
          ]),
        )
        .orderBy('createdAt');
    return work.each(due, (payment, row) => answerMbWay(row, payment));
  },
};

const partnerWords: Readonly<Record<string, 'PENDING' | 'PAID' | 'FAILED'>> = {
  created: 'PENDING',
  unknown: 'PENDING',
  authorised: 'PENDING',
  mismatch: 'PENDING',
  paid: 'PAID',
};

export async function partnerStatus(
  context: CallContext,
  params: CallParams<'order.partnerStatus'>,
): Promise<CallAnswer<'order.partnerStatus'>> {
  const order = await ownOrder(context, params, false);
  const payment = await newestPayment(context, order.id);
  if (!payment) return refuse(orderRefusals.wrongStep);
  const { expiresAt, expired } = payment.details as { expiresAt?: number; expired?: boolean };
  return {
    status: expired ? 'EXPIRED' : (partnerWords[payment.status] ?? 'FAILED'),
    fundingType: Number(payment.method),
    partnerOrderId: payment.id,
    expiresAt,
  };
}

/** Only noted: the provider's server decides. */
export async function payCallback(
  context: CallContext,
  params: CallParams<'order.callback'>,
): Promise<CallAnswer<'order.callback'>> {
  const order = await ownOrder(context, params, false);
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('method', '=', String(params.fundingType))
    .$if(params.token !== undefined, (query) => query.where('pageToken', '=', params.token as string))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (!payment) return refuse(orderRefusals.wrongStep);
  await context.db
    .updateTable('payments')
    .set({
      details: json({ ...payment.details, returnedAt: context.now, returnedWith: params.result ?? null }),
    })
    .where('id', '=', payment.id)
    .execute();
  return { status: payStatus(order, payment), order: await orderOf(context, order, context.lang) };
}
