import {
  isAwaitingSettlement,
  isAwaitingTransfer,
  isCancelledOrExpired,
  isPaidNotSent,
} from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { moveOrder } from '../../machines/moves';
import type { PaymentOutcome, Work } from '../../runtime';
import { settlesAtOnce } from './methods';
import { insertRefund } from './refunds';

/** Still able to be paid: nobody has said how it ended. */
export const openStatuses = ['created', 'unknown'];

/**
 * Settles a payment by the word of a bank, a pay page or a wallet. A settled payment stays as it is, so a repeated or
 * late callback pays nothing twice and a late cancel undoes nothing. Answers the payment as it stands.
 */
export async function settlePayment(
  work: Work,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<Row<'payments'>> {
  const { order_id: orderId } = await work.db
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  // The order before its payments, everywhere: two who lock both never wait for each other.
  await work.db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  const settled = await work.db
    .updateTable('payments')
    .set({ status: outcome, settled_at: work.now })
    .where('id', '=', paymentId)
    .where('status', 'in', openStatuses)
    .returningAll()
    .executeTakeFirst();
  if (!settled)
    return work.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  for (const domain of work.runtime.domains) await domain.paymentSettled?.(work, settled, outcome);
  return settled;
}

/**
 * The order follows its payment. Money that arrives for an order that has been closed is received and goes back; money
 * that arrives twice goes back the second time and leaves the order alone.
 */
export async function orderFollowsPayment(
  work: Work,
  payment: Row<'payments'>,
  outcome: PaymentOutcome,
): Promise<void> {
  const order = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', payment.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (outcome === 'paid') {
    const returned = { amount: payment.amount, details: { paymentId: payment.id } };
    if (order.paid_at !== null)
      await insertRefund(work, order, { ...returned, reason: 'paidTwice', status: 'REFUND_SUCCESS' });
    else if (isCancelledOrExpired(order.status)) {
      await moveOrder(work, order.id, 'PAYMENT_RECEIVED', { actor: 'bank', set: { paid_at: work.now } });
      await insertRefund(work, order, { ...returned, reason: 'paidAfterClose', status: 'REFUND_ING' });
      await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', note: 'paidAfterClose' });
    } else if (isAwaitingSettlement(order.status)) {
      const to = settlesAtOnce(payment.method) ? 'PAYMENT_SUCCESS' : 'PAYMENT_RECEIVED';
      await moveOrder(work, order.id, to, { actor: 'bank', set: { paid_at: work.now } });
    }
    return;
  }
  if (outcome === 'failed' && isAwaitingTransfer(order.status)) {
    await moveOrder(work, order.id, 'PAYMENT_FAILED', { actor: 'bank' });
    // Another method may still be tried before the deadline.
    await moveOrder(work, order.id, 'WAIT_PAYMENT', { actor: 'us' });
  }
}

/** However an order came to be paid (clock, console, callback), its own payment says so too. */
export async function paymentFollowsOrder(work: Work, order: Row<'orders'>): Promise<void> {
  if (!isPaidNotSent(order.status) || order.paid_at !== null) return;
  await work.db.updateTable('orders').set({ paid_at: order.updated_at }).where('id', '=', order.id).execute();
  const payment = await work.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', 'in', openStatuses)
    .$if(order.funding_type !== null, (query) => query.where('method', '=', order.funding_type as string))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!payment) return;
  await work.db
    .updateTable('payments')
    .set({ status: 'paid', settled_at: order.updated_at })
    .where('id', '=', payment.id)
    .execute();
}
