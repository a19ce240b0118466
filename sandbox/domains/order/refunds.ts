import { isRefund } from '@/domain/statuses/orderSets';
import { json, type Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';

interface NewRefund {
  reason: string | null;
  /** The order's own status of the refund, such as REFUND_ING. */
  status: string;
  details?: Record<string, string>;
  /** Set when less than the order's total goes back. */
  amount?: string;
}

export async function insertRefund(work: Work, order: Row<'orders'>, refund: NewRefund): Promise<void> {
  await work.db
    .insertInto('refunds')
    .values({
      id: newId('ref'),
      order_id: order.id,
      payer_id: order.payer_id,
      amount: refund.amount ?? order.total_amount,
      currency: order.source_currency,
      reason: refund.reason,
      status: refund.status,
      details: json(refund.details ?? {}),
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
}

/** The refund of an order goes the way of the order; one that nobody asked for (bounced, console) is made here. */
export async function refundFollowsOrder(work: Work, order: Row<'orders'>): Promise<void> {
  if (!isRefund(order.status)) return;
  const moved = await work.db
    .updateTable('refunds')
    .set({ status: order.status, updated_at: order.updated_at })
    .where('order_id', '=', order.id)
    .where((where) => where.or([where('reason', 'is', null), where('reason', '!=', 'paidTwice')]))
    .returning('id')
    .execute();
  if (moved.length === 0) await insertRefund(work, order, { reason: null, status: order.status });
}
