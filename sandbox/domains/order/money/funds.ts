import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { type Db, json, type Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { newId } from '../../../ids';
import { isAnnouncedByPayer } from '../methods';

// Each sum is booked once: to the order, a refund or a case.

export const returnedOf = sql<string>`(select coalesce(sum(amount), 0)::text from refunds
  where refunds.order_id = payments.order_id and refunds.payment_id = payments.id)`;

/** Neither sent on nor returned, by currency. */
export const moneyHeld = (db: Db): Promise<{ currency: string; held: string | null }[]> =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .where('orders.finishedAt', 'is', null)
    .where('payments.bookedTo', 'in', ['order', 'case'])
    .select([
      'payments.currency',
      sql<string | null>`sum(received_amount - ${returnedOf}::numeric)`.as('held'),
    ])
    .groupBy('payments.currency')
    .execute();

const partsOf = (work: Pick<Work, 'db'>, orderId: string) =>
  work.db
    .selectFrom('payments')
    .selectAll()
    .select(returnedOf.as('returned'))
    .where('orderId', '=', orderId)
    .where('bookedTo', '=', 'order')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Without payments returned separately. */
export async function heldFor(work: Pick<Work, 'db'>, orderId: string): Promise<Decimal> {
  const parts = await partsOf(work, orderId);
  return Decimal.sum(0, ...parts.map(heldIn));
}

export async function firstPartAt(work: Pick<Work, 'db'>, orderId: string): Promise<number> {
  const { at } = await work.db
    .selectFrom('payments')
    .select((select) => select.fn.min<string | number | null>('settledAt').as('at'))
    .where('orderId', '=', orderId)
    .where('bookedTo', '=', 'order')
    .executeTakeFirstOrThrow();
  return Number(at ?? 0);
}

/** In the requested amount. */
export const feeIn = (payment: Pick<Row<'payments'>, 'details'>): string =>
  (payment.details as { fee?: string }).fee ?? '0';

type Part = Pick<Row<'payments'>, 'details' | 'receivedAmount'> & { returned: string };

const heldIn = ({ receivedAmount, returned }: Part): Decimal =>
  new Decimal(receivedAmount ?? 0).minus(returned);

const leftOf = (part: Part & { currency: string }): string =>
  heldIn(part).toFixed(precisionOf(part.currency));

/** Method fees are not sent. */
export const priceIn = (parts: readonly Part[]): Decimal =>
  parts.reduce((sum, part) => sum.plus(heldIn(part)).minus(feeIn(part)), new Decimal(0));

export const paidOf = async (work: Pick<Work, 'db'>, orderId: string): Promise<Decimal> =>
  priceIn(await partsOf(work, orderId));

/** Never below zero. */
export const restOf = async (
  work: Pick<Work, 'db'>,
  order: Pick<Row<'orders'>, 'id' | 'totalAmount'>,
): Promise<Decimal> => Decimal.max(0, new Decimal(order.totalAmount).minus(await paidOf(work, order.id)));

export async function bookTo(
  work: Pick<Work, 'db'>,
  paymentId: string,
  to: NonNullable<Row<'payments'>['bookedTo']>,
  status?: Row<'payments'>['status'],
): Promise<void> {
  await work.db
    .updateTable('payments')
    .set({ bookedTo: to, ...(status ? { status } : {}) })
    .where('id', '=', paymentId)
    .execute();
}

type Returned = Pick<Row<'payments'>, 'id' | 'orderId' | 'payerId' | 'receivedAmount' | 'currency'>;

/** The order stays as it is. */
export async function returnPayment(
  work: Work,
  payment: Returned,
  reason: string,
  amount = payment.receivedAmount ?? '0',
): Promise<void> {
  await bookTo(work, payment.id, 'refund');
  await refundOf(work, payment, reason, amount);
}

async function refundOf(work: Work, payment: Returned, reason: string, amount: string): Promise<void> {
  await work.db
    .insertInto('refunds')
    .values({
      id: newId('ref'),
      orderId: payment.orderId,
      payerId: payment.payerId,
      paymentId: payment.id,
      amount,
      currency: payment.currency,
      reason,
      status: 'REFUND_SUCCESS',
      createdAt: work.now,
      updatedAt: work.now,
    })
    .execute();
}

/** Returned one by one; `except` stays. */
export async function returnParts(
  work: Work,
  orderId: string,
  reason: string,
  except?: string,
): Promise<void> {
  for (const part of await partsOf(work, orderId))
    if (part.id !== except) await returnPayment(work, part, reason, leftOf(part));
}

/** Newest payments first; unneeded ones are returned whole. */
export async function returnSurplus(work: Work, order: Row<'orders'>): Promise<void> {
  const parts = await partsOf(work, order.id);
  let surplus = priceIn(parts).minus(order.totalAmount);
  for (const part of parts) {
    if (surplus.lte(0)) return;
    const price = priceIn([part]);
    if (price.lte(surplus)) await returnPayment(work, part, 'surplus', leftOf(part));
    else await refundOf(work, part, 'surplus', surplus.toFixed(precisionOf(order.sourceCurrency)));
    surplus = surplus.minus(price);
  }
}

interface Missing {
  status: 'paid' | 'authorised' | 'mismatch';
  share?: number;
  /** It comes by the transfer its payer announced, whatever way was chosen since. */
  announced?: boolean;
}

/** By the payment opened for it, else by a transfer. */
export async function bookMissing(
  work: Work,
  order: Row<'orders'>,
  { status, share = 1, announced = false }: Missing,
): Promise<void> {
  const missing = await restOf(work, order);
  if (missing.isZero()) return;
  const chosen = order.fundingType;
  const comesBy = (method: string): boolean =>
    announced ? isAnnouncedByPayer(method) : chosen === null || chosen === method;
  const open = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('status', 'in', ['created', 'unknown'])
    .orderBy('createdAt', 'desc')
    .execute();
  const asked = open.find(
    (payment) => comesBy(payment.method) && missing.plus(feeIn(payment)).equals(payment.amount),
  );
  const decimals = precisionOf(order.sourceCurrency);
  const received = (asked ? new Decimal(asked.amount) : missing).times(share).toFixed(decimals);
  const settled = {
    status,
    receivedAmount: received,
    bookedTo: 'order' as const,
    settledAt: order.updatedAt,
  };
  if (asked) {
    await work.db.updateTable('payments').set(settled).where('id', '=', asked.id).execute();
    return;
  }
  await insertPayment(work, order, {
    ...settled,
    method: chosen !== null && comesBy(chosen) ? chosen : '120',
    amount: missing.toFixed(decimals),
  });
}

/** Digits after the brand's letters, the same for all payments of an order. */
const referenceOf = (seqNo: string): string => {
  const digits = createHash('sha256').update(seqNo).digest().readUInt32BE(0) % 100_000_000;
  return `HW${String(digits).padStart(8, '0')}`;
};

type NewPayment = Pick<Row<'payments'>, 'method' | 'amount'> &
  Partial<Pick<Row<'payments'>, 'status' | 'receivedAmount' | 'bookedTo' | 'settledAt'>> & {
    details?: { kind?: string; fee?: string };
  };

export async function insertPayment(
  work: Pick<Work, 'db' | 'now'>,
  order: Row<'orders'>,
  { details, ...payment }: NewPayment,
): Promise<Row<'payments'>> {
  return work.db
    .insertInto('payments')
    .values({
      id: newId('pay'),
      orderId: order.id,
      payerId: order.payerId,
      currency: order.sourceCurrency,
      reference: referenceOf(order.seqNo),
      pageToken: randomBytes(24).toString('base64url'),
      returnUrl: null,
      details: json(details ?? {}),
      createdAt: work.now,
      ...payment,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
