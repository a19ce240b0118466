import { Decimal } from '@/core/decimal';
import {
  isAwaitingSettlement,
  isAwaitingTransfer,
  isCancelledOrExpired,
  isDelivered,
  isPaidNotSent,
  isRefund,
} from '@/domain/statuses/orderSets';
import type { Db, Row } from '../../../db/schema';
import { type Move, moveOrder } from '../../../machines/moves';
import type { Job, PaymentOutcome, Work } from '../../../runtime';
import { targetFor } from '../actual';
import { giveBackCoupon } from '../../coupon/spend';
import { openCase } from './cases';
import { extraOf } from '../extra';
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
import { isDebit, settlesAtOnce } from '../methods';
import { refundOrder } from './refunds';
import { rateAtPayment } from '../reprice';

type Status = Row<'payments'>['status'];

export const openStatuses: readonly Status[] = ['created', 'unknown'];
/** Money counts even after cancelled or failed. */
const believedFrom: Readonly<Record<PaymentOutcome, readonly Status[]>> = {
  paid: [...openStatuses, 'cancelled', 'failed', 'authorised'],
  cancelled: openStatuses,
  failed: [...openStatuses, 'authorised'],
};

/** Idempotent. `received`: if not the requested sum. Returns the current payment. */
export async function settlePayment(
  work: Work,
  paymentId: string,
  outcome: PaymentOutcome,
  received?: string,
): Promise<Row<'payments'>> {
  const find = () =>
    work.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  const { orderId } = await find();
  // Orders before payments, against deadlocks.
  const order = await work.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await find();
  if (!believedFrom[outcome].includes(before.status) || before.bookedTo === 'refund') return before;
  // The order has moved on.
  const isDrawn = before.status === 'authorised';
  if (outcome === 'failed' && isDrawn && before.bookedTo && order.status !== 'PAYMENT_AUTHORISED')
    return before;
  const settled = await work.db
    .updateTable('payments')
    .set({
      status: outcome,
      settledAt: work.now,
      ...(outcome === 'paid'
        ? { receivedAmount: received ?? before.amount }
        : { receivedAmount: null, bookedTo: null }),
    })
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isDrawn) await endDrawing(work, orderId);
  for (const domain of work.runtime.domains) await domain.paymentSettled?.(work, settled, outcome);
  return find();
}

export async function orderFollowsPayment(
  work: Work,
  payment: Row<'payments'>,
  outcome: PaymentOutcome,
): Promise<void> {
  const order = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', payment.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (outcome === 'paid') return placeMoney(work, order, payment);
  // Of what is announced or drawn, only its own failure counts.
  const own = order.fundingType === payment.method;
  const waits =
    order.status === 'WAIT_PAYMENT' ||
    (own && (isAwaitingTransfer(order.status) || order.status === 'PAYMENT_AUTHORISED'));
  if (outcome === 'failed' && waits) {
    await moveOrder(work, order.id, 'PAYMENT_FAILED', { actor: 'bank' });
    // Another method may be tried.
    await moveOrder(work, order.id, 'WAIT_PAYMENT', { actor: 'us' });
  }
}

/** Money is always with the order, in a refund or with staff. */
async function placeMoney(work: Work, order: Row<'orders'>, payment: Row<'payments'>): Promise<void> {
  // Only the payer's money is taken, as payment pages say.
  if ((payment.details as { from?: string }).from) return returnPayment(work, payment, 'notOwnAccount');
  // Booked when it was drawn.
  const drawn = payment.bookedTo === 'order';
  // Returned with its order.
  if (drawn && !isAwaitingSettlement(order.status)) return;
  const amount = payment.receivedAmount ?? payment.amount;
  const own = drawn ? new Decimal(amount).minus(feeIn(payment)) : 0;
  const held = (await paidOf(work, order.id)).minus(own);
  const price = { status: order.status, paid: order.paidAt !== null, total: order.totalAmount, held };
  const money = { amount, fee: feeIn(payment), drawn };
  const surplus = await isNotTaken(work, order, held.plus(amount).minus(money.fee));
  const fate = fateOf(price, money, surplus);
  const late = isRefund(order.status) && order.paidAt === null;
  // The payer stopped it, however late the bank pays.
  const afterClose = isDebit(payment.method) ? 'cancelled' : 'paidAfterClose';
  if (fate === 'returns') return returnPayment(work, payment, late ? afterClose : 'paidTwice');
  if (fate === 'waitsForPerson') {
    await bookTo(work, payment.id, 'case');
    return openCase(work, order, { kind: 'notPayable', amount, paymentId: payment.id });
  }
  const rate = fate === 'pays' || fate === 'paysAlone' ? await rateAtPayment(work, order) : null;
  const asks = fate === 'asks' || rate?.then === 'asks';
  await bookTo(work, payment.id, 'order', asks ? 'mismatch' : 'paid');
  if (order.status === 'PAYMENT_FAILED') await moveOrder(work, order.id, 'WAIT_PAYMENT', { actor: 'us' });
  if (fate === 'paysAlone') await returnParts(work, order.id, 'paidTwice', payment.id);
  if (rate && rate.then !== 'goesBack') await returnSurplus(work, order);
  if (asks) {
    if (order.status !== 'PAYMENT_TO_BE_VERIFIED')
      await moveOrder(work, order.id, 'PAYMENT_TO_BE_VERIFIED', { actor: 'bank', set: rate?.set });
    else if (rate) await work.db.updateTable('orders').set(rate.set).where('id', '=', order.id).execute();
    return;
  }
  const paid = { paidAt: work.now };
  const back = fate === 'returnsWithOrder' ? afterClose : rate?.then === 'goesBack' ? 'rateMoved' : null;
  if (back) return returnWithOrder(work, order, back, { actor: 'bank', set: paid });
  await moveOrder(work, order.id, settlesAtOnce(payment.method) ? 'PAYMENT_SUCCESS' : 'PAYMENT_RECEIVED', {
    actor: 'bank',
    set: { ...paid, ...rate?.set },
  });
}

/** More than the price, and more than the payee could take: nothing to ask. */
const isNotTaken = async (work: Work, order: Row<'orders'>, received: Decimal): Promise<boolean> =>
  received.gt(order.totalAmount) && (await targetFor(work, order, received)) === undefined;

/** Nothing was bought with it, so its coupon is free again. */
export async function returnWithOrder(
  work: Work,
  order: Row<'orders'>,
  reason: 'cancelled' | 'paidAfterClose' | 'rateMoved',
  received: Move<'orders'>,
): Promise<void> {
  await moveOrder(work, order.id, 'PAYMENT_RECEIVED', received);
  await refundOrder(work, order, { reason, status: 'REFUND_ING' });
  await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', at: received.at, note: reason });
  if (order.couponId !== null) await giveBackCoupon(work, order.couponId, order.id);
}

const endDrawing = (work: Work, orderId: string) =>
  work.db.updateTable('orders').set({ drawnUntilAt: null }).where('id', '=', orderId).execute();

export async function settleDrawn(
  work: Work,
  orderId: string,
  settledAt: number,
  status: 'paid' | 'mismatch',
): Promise<void> {
  await work.db
    .updateTable('payments')
    .set((payment) => ({ status, settledAt, receivedAmount: payment.ref('amount'), bookedTo: 'order' }))
    .where('orderId', '=', orderId)
    .where('status', '=', 'authorised')
    .execute();
  await endDrawing(work, orderId);
}

/** Drawn money belongs to an order that waits for it; otherwise it goes back when it arrives. */
async function awaitDrawn(work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('payments')
    .set({ receivedAmount: null, bookedTo: null })
    .where('orderId', '=', orderId)
    .where('status', '=', 'authorised')
    .execute();
}

/** The bank pays what was drawn for an order that is over. */
export const drawnJob: Job = {
  name: 'order-drawn',
  async run(work) {
    const due = (db: Db) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('drawnUntilAt', '<=', work.now)
        .where('status', '!=', 'PAYMENT_AUTHORISED')
        .orderBy('drawnUntilAt');
    return work.each(due, async (order, row) => {
      const drawn = await row.db
        .selectFrom('payments')
        .select('id')
        .where('orderId', '=', order.id)
        .where('status', '=', 'authorised')
        .execute();
      const then = { ...row, now: order.drawnUntilAt ?? row.now };
      for (const { id } of drawn) await settlePayment(then, id, 'paid');
      await endDrawing(row, order.id);
    });
  },
};

/** Books the money when clock or console pays an order. */
export async function paymentFollowsOrder(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (order.status === 'PAYMENT_CANCELED') return awaitDrawn(work, order.id);
  // A refund may hold another sum than the price.
  const resumed = from !== null && isRefund(from);
  if (order.paidAt !== null && !resumed) return;
  if (order.status === 'PAYMENT_TO_BE_VERIFIED')
    await settleDrawn(work, order.id, order.updatedAt, 'mismatch');
  if (order.status === 'PAYMENT_AUTHORISED') await bookMissing(work, order, { status: 'authorised' });
  const announced = from === 'PAYMENT_ING';
  // A new rate is asked about once all has come.
  const asked = extraOf(order).askedRate !== undefined;
  if (order.status === 'PAYMENT_TO_BE_VERIFIED' && (asked || (await heldFor(work, order.id)).isZero()))
    await bookMissing(work, order, { status: 'mismatch', share: asked ? 1 : 0.5, announced });
  if (!isPaidNotSent(order.status) && !isDelivered(order.status)) return;
  const paidAt = order.paidAt ?? order.updatedAt;
  await work.db.updateTable('orders').set({ paidAt }).where('id', '=', order.id).execute();
  await settleDrawn(work, order.id, order.updatedAt, 'paid');
  await bookMissing(work, order, { status: 'paid', announced });
  await returnSurplus(work, order);
}

export async function returnHeld(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  const ended = order.status === 'TRANSACTION_CLOSED' && from !== 'REFUND_SUCCESS';
  if (ended) return returnParts(work, order.id, 'closed');
  if (!isCancelledOrExpired(order.status) || (await heldFor(work, order.id)).isZero()) return;
  const reason = order.status === 'PAYMENT_CANCELED' ? 'cancelled' : 'restUnpaid';
  await refundOrder(work, order, { reason, status: 'REFUND_ING' });
  await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', at: order.updatedAt, note: 'part' });
}
