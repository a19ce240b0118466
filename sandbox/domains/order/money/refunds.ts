import { precisionOf } from '@/domain/countries/currencies';
import type { OrderStatusName } from '@/domain/statuses/names';
import { isHeldBack, isRefund } from '@/domain/statuses/orderSets';
import { json, type Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { newId } from '../../../ids';
import type { OrderHold } from '../../evidence/holds';
import { heldFor } from './funds';

interface NewRefund {
  reason: string | null;
  status: OrderStatusName;
  details?: Record<string, string>;
}

/** All it holds; a repeat restarts its one refund. */
export async function refundOrder(work: Work, order: Row<'orders'>, refund: NewRefund): Promise<void> {
  const held = await heldFor(work, order.id);
  const row = {
    amount: held.toFixed(precisionOf(order.sourceCurrency)),
    reason: refund.reason,
    status: refund.status,
    details: json(refund.details ?? {}),
    updatedAt: work.now,
  };
  const again = await work.db
    .updateTable('refunds')
    .set(row)
    .where('orderId', '=', order.id)
    .where('paymentId', 'is', null)
    .returning('id')
    .execute();
  if (again.length > 0) return;
  await work.db
    .insertInto('refunds')
    .values({
      ...row,
      id: newId('ref'),
      orderId: order.id,
      payerId: order.payerId,
      currency: order.sourceCurrency,
      createdAt: work.now,
    })
    .execute();
}

/** One of `returnReasons`. */
function ownReason({ supplement }: Row<'orders'>, from: OrderStatusName | null): string | null {
  if (from === 'BANK_REMIT_FAILED') return 'notDelivered';
  return from !== null && isHeldBack(from) && (supplement as OrderHold).held ? 'papersMissing' : null;
}

/** Created if none was requested (bounced, console). */
export async function refundFollowsOrder(
  work: Work,
  order: Row<'orders'>,
  from: OrderStatusName | null,
): Promise<void> {
  if (!isRefund(order.status)) return;
  const own = await work.db
    .selectFrom('refunds')
    .select(['id', 'status'])
    .where('orderId', '=', order.id)
    .where('paymentId', 'is', null)
    .executeTakeFirst();
  if (!own) return refundOrder(work, order, { reason: ownReason(order, from), status: order.status });
  // The order went on after an earlier refund.
  const isNew = from !== null && !isRefund(from) && own.status !== order.status;
  // May exceed an earlier refund that failed.
  const amount = (await heldFor(work, order.id)).toFixed(precisionOf(order.sourceCurrency));
  await work.db
    .updateTable('refunds')
    .set({
      status: order.status,
      amount,
      updatedAt: order.updatedAt,
      ...(isNew ? { reason: ownReason(order, from) } : {}),
    })
    .where('id', '=', own.id)
    .execute();
}
