import { Decimal } from '@/core/decimal';
import {
  isAwaitingSettlement,
  isAwaitingTransfer,
  isCancelledOrExpired,
  isDelivered,
  isPaidNotSent,
} from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { moveOrder } from '../../machines/moves';
import type { PaymentOutcome, Work } from '../../runtime';
import { openCase } from './cases';
import { extraOf } from './extra';
import { fateOf } from './fate';
import {
  bookMissing,
  bookTo,
  feeIn,
  heldFor,
  paidOf,
  returnParts,
  returnPayment,
  returnSurplus,
} from './funds';
import { settlesAtOnce } from './methods';
import { refundOrder } from './refunds';
import { rateAtPayment } from './reprice';

/** Still able to be paid: nobody has said how it ended. */
export const openStatuses = ['created', 'unknown'];
/** Statuses out of which each outcome is believed. Money counts even after a provider has said cancelled or failed. */
const believedFrom: Readonly<Record<PaymentOutcome, readonly string[]>> = {
  paid: [...openStatuses, 'cancelled', 'failed', 'authorised'],
  cancelled: openStatuses,
  failed: [...openStatuses, 'authorised'],
};

/**
 * Settles a payment by the word of a bank, a pay page or a wallet. A repeated callback pays nothing twice, and a late cancel
 * undoes nothing. `received`: what has come in, where it is not what was asked for. Answers the payment's current state.
 */
export async function settlePayment(
  work: Work,
  paymentId: string,
  outcome: PaymentOutcome,
  received?: string,
): Promise<Row<'payments'>> {
  const find = () =>
    work.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  const { order_id: orderId } = await find();
  // The order before its payments, everywhere: two who lock both never wait for each other.
  const order = await work.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await find();
  if (!believedFrom[outcome].includes(before.status) || before.booked_to === 'refund') return before;
  // A withdrawal cannot fail for an order that has gone on since.
  if (outcome === 'failed' && before.status === 'authorised' && order.status !== 'PAYMENT_AUTHORISED')
    return before;
  const settled = await work.db
    .updateTable('payments')
    .set({
      status: outcome,
      settled_at: work.now,
      ...(outcome === 'paid'
        ? { received_amount: received ?? before.amount }
        : { received_amount: null, booked_to: null }),
    })
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const domain of work.runtime.domains) await domain.paymentSettled?.(work, settled, outcome);
  return find();
}

/** The order follows its payment: money that has come in finds its place, a failure gives way to another try. */
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
  if (outcome === 'paid') return placeMoney(work, order, payment);
  const drawn = order.status === 'PAYMENT_AUTHORISED' && order.funding_type === payment.method;
  if (outcome === 'failed' && (drawn || isAwaitingTransfer(order.status))) {
    await moveOrder(work, order.id, 'PAYMENT_FAILED', { actor: 'bank' });
    // Another method may still be tried before the deadline.
    await moveOrder(work, order.id, 'WAIT_PAYMENT', { actor: 'us' });
  }
}

/** Money that has come in is with the order, on its way back, or with one of our staff: never nowhere. */
async function placeMoney(work: Work, order: Row<'orders'>, payment: Row<'payments'>): Promise<void> {
  // Only money of the payer's own is taken, which every market's payment page says.
  if ((payment.details as { from?: string }).from) return returnPayment(work, payment, 'notOwnAccount');
  // A withdrawal from an account was booked when it was made.
  const drawn = payment.booked_to === 'order';
  // Of an order that goes back meanwhile: the money goes back with it, once.
  if (drawn && !isAwaitingSettlement(order.status)) return;
  const amount = payment.received_amount ?? payment.amount;
  const own = drawn ? new Decimal(amount).minus(feeIn(payment)) : 0;
  const held = (await paidOf(work, order.id)).minus(own);
  const fate = fateOf(
    { status: order.status, paid: order.paid_at !== null, total: order.total_amount, held },
    { amount, fee: feeIn(payment) },
  );
  if (fate === 'returns') return returnPayment(work, payment, 'paidTwice');
  if (fate === 'waitsForPerson') {
    await bookTo(work, payment.id, 'case');
    return openCase(work, order, { kind: 'notPayable', amount, paymentId: payment.id });
  }
  const rate = fate === 'pays' || fate === 'paysAlone' ? await rateAtPayment(work, order) : null;
  const asks = fate === 'asks' || rate?.asks === true;
  await bookTo(work, payment.id, 'order', asks ? 'mismatch' : 'paid');
  // A failed payment waits to be paid again; this is the payment.
  if (order.status === 'PAYMENT_FAILED') await moveOrder(work, order.id, 'WAIT_PAYMENT', { actor: 'us' });
  if (fate === 'paysAlone') await returnParts(work, order.id, 'paidTwice', payment.id);
  if (asks) {
    if (order.status !== 'PAYMENT_TO_BE_VERIFIED')
      await moveOrder(work, order.id, 'PAYMENT_TO_BE_VERIFIED', { actor: 'bank', set: rate?.set });
    else if (rate) await work.db.updateTable('orders').set(rate.set).where('id', '=', order.id).execute();
    return;
  }
  const paid = { actor: 'bank', set: { paid_at: work.now, ...rate?.set } } as const;
  if (fate === 'returnsWithOrder') {
    await moveOrder(work, order.id, 'PAYMENT_RECEIVED', paid);
    await refundOrder(work, order, { reason: 'paidAfterClose', status: 'REFUND_ING' });
    await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', note: 'paidAfterClose' });
    return;
  }
  await moveOrder(
    work,
    order.id,
    settlesAtOnce(payment.method) ? 'PAYMENT_SUCCESS' : 'PAYMENT_RECEIVED',
    paid,
  );
}

/** However an order came to be paid, drawn or short of its price (clock, console), its money says so too. */
export async function paymentFollowsOrder(work: Work, order: Row<'orders'>): Promise<void> {
  if (order.paid_at !== null) return;
  if (order.status === 'PAYMENT_AUTHORISED') await bookMissing(work, order, { status: 'authorised' });
  if (order.status === 'PAYMENT_TO_BE_VERIFIED' && (await heldFor(work, order.id)).isZero())
    await bookMissing(work, order, { status: 'mismatch', share: extraOf(order).askedRate ? 1 : 0.5 });
  if (!isPaidNotSent(order.status) && !isDelivered(order.status)) return;
  await work.db.updateTable('orders').set({ paid_at: order.updated_at }).where('id', '=', order.id).execute();
  await work.db
    .updateTable('payments')
    .set({ status: 'paid', settled_at: order.updated_at })
    .where('order_id', '=', order.id)
    .where('status', '=', 'authorised')
    .execute();
  await bookMissing(work, order, { status: 'paid' });
  await returnSurplus(work, order);
}

/** Returns the money of an order that ends unpaid: with the order, or by itself where the order is over for good. */
export async function returnHeld(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  const ended = order.status === 'TRANSACTION_CLOSED' && from !== 'REFUND_SUCCESS';
  if (ended) return returnParts(work, order.id, 'closed');
  if (!isCancelledOrExpired(order.status) || (await heldFor(work, order.id)).isZero()) return;
  const reason = order.status === 'PAYMENT_CANCELED' ? 'cancelled' : 'restUnpaid';
  await refundOrder(work, order, { reason, status: 'REFUND_ING' });
  await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', at: order.updated_at, note: 'part' });
}
