import type { CallAnswer, CallParams } from '@/contracts/calls';
import { limits } from '@/domain/constants';
import { isClosed, isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';
import { moveOrder } from '../../machines/moves';
import { newId } from '../../ids';
import { recallUntil, canCancel, canRefund, orderOf } from './reading/answer';
import { ownOrder } from './find';
import { isAnnouncedByPayer } from './methods';
import { refundOrder } from './money/refunds';

const answer = async (
  context: CallContext,
  seqNo: string,
): Promise<{ order: CallAnswer<'order.get'>['order'] }> => ({
  order: await orderOf(context, await ownOrder(context, { seqNo }, false), context.lang),
});

/** Applies a passed deadline on read, before the job runs. */
export async function timeOutWhenDue(context: CallContext, order: Row<'orders'>): Promise<Row<'orders'>> {
  const at = order.payDeadlineAt;
  if (order.status !== 'WAIT_PAYMENT' || at === null || at > context.now) return order;
  const timeOut = async (work: Work) => {
    const locked = await work.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (locked.status !== 'WAIT_PAYMENT' || (locked.payDeadlineAt ?? Infinity) > work.now) return locked;
    return moveOrder(work, order.id, 'PAYMENT_TIMEOUT', { actor: 'clock', at });
  };
  return context.runtime.transact(timeOut, { serialKey: order.payerId });
}

export async function getOrder(
  context: CallContext,
  params: CallParams<'order.get'>,
): Promise<CallAnswer<'order.get'>> {
  const order = await timeOutWhenDue(context, await ownOrder(context, params, false));
  return { order: await orderOf(context, order, context.lang) };
}

/** Idempotent. */
export async function fundingUpdate(
  context: CallContext,
  params: CallParams<'order.fundingUpdate'>,
): Promise<CallAnswer<'order.fundingUpdate'>> {
  const order = await ownOrder(context, params);
  if (order.status === 'WAIT_PAYMENT') {
    if (order.payDeadlineAt !== null && order.payDeadlineAt <= context.now)
      refuse(orderRefusals.orderExpired);
    if (order.fundingType === null || !isAnnouncedByPayer(order.fundingType)) refuse(orderRefusals.wrongStep);
    await moveOrder(context, order.id, 'PAYMENT_ING', { actor: 'payer' });
  } else if (isClosed(order.status) && order.status !== 'PAYMENT_CANCELED') {
    refuse(orderRefusals.orderExpired);
  }
  return answer(context, params.seqNo);
}

/** May only cancel an unpaid order: a cancel callback can also follow a payment. */
export async function updateStatus(
  context: CallContext,
  params: CallParams<'order.updateStatus'>,
): Promise<CallAnswer<'order.updateStatus'>> {
  const order = await ownOrder(context, { id: params.id });
  if (params.paymentStatus === 'PAYMENT_CANCELED' && order.status === 'WAIT_PAYMENT') {
    const inDoubt = await context.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', order.id)
      .where('status', '=', 'unknown')
      .executeTakeFirst();
    if (!inDoubt) await cancelUnpaid(context, order.id);
  }
  return answer(context, order.seqNo);
}

/** Also when it went on to a refund. */
async function wasCancelled(context: CallContext, order: Row<'orders'>): Promise<boolean> {
  const before = await context.db
    .selectFrom('orderHistory')
    .select('id')
    .where('orderId', '=', order.id)
    .where('toStatus', '=', 'PAYMENT_CANCELED')
    .executeTakeFirst();
  return before !== undefined;
}

export async function cancelOrder(
  context: CallContext,
  params: CallParams<'order.cancel'>,
): Promise<CallAnswer<'order.cancel'>> {
  const order = await ownOrder(context, params);
  if (await wasCancelled(context, order)) return answer(context, params.seqNo);
  if (!canCancel(order.status)) refuse(orderRefusals.cancelTooLate);
  await cancelUnpaid(context, order.id, params.reason);
  return answer(context, params.seqNo);
}

/** The payment stays open: late money is noted and returned. */
async function cancelUnpaid(context: CallContext, orderId: string, note?: string): Promise<void> {
  await moveOrder(context, orderId, 'PAYMENT_CANCELED', { actor: 'payer', note });
}

/** Calls back a payment where the market allows it. */
export async function confirmCancel(
  context: CallContext,
  params: CallParams<'order.cancelConfirm'>,
): Promise<CallAnswer<'order.cancelConfirm'>> {
  const order = await ownOrder(context, params);
  const ends = order.status === 'PAYMENT_CANCELED' || isRefund(order.status);
  if (!ends && canCancel(order.status)) await cancelUnpaid(context, order.id, params.reason);
  else if (!ends) {
    if (recallUntil(order, context.now) === undefined) refuse(orderRefusals.cancelTooLate);
    await refundOrder(context, order, { reason: params.reason ?? 'NOT_NEEDED', status: 'REFUND_REQUEST' });
    await moveOrder(context, order.id, 'REFUND_REQUEST', { actor: 'payer', note: 'calledBack' });
  }
  const now = await ownOrder(context, params, false);
  return { order: await orderOf(context, now, context.lang), refund: isRefund(now.status) };
}

/** Final and idempotent. */
export async function requestRefund(
  context: CallContext,
  params: CallParams<'order.requestRefund'>,
): Promise<CallAnswer<'order.requestRefund'>> {
  const order = await ownOrder(context, params);
  if (isRefund(order.status)) return answer(context, params.seqNo);
  if (!canRefund(order.status)) refuse(orderRefusals.refundNotPossible);
  await refundOrder(context, order, {
    reason: params.reason,
    status: 'REFUND_REQUEST',
    details: { remark: params.remark ?? '' },
  });
  await moveOrder(context, order.id, 'REFUND_REQUEST', { actor: 'payer', note: params.reason });
  return answer(context, params.seqNo);
}

export async function uploadVoucher(
  context: CallContext,
  params: CallParams<'order.uploadVoucher'>,
): Promise<CallAnswer<'order.uploadVoucher'>> {
  const order = await ownOrder(context, params);
  const before = await context.db
    .selectFrom('vouchers')
    .select('fileKey')
    .where('orderId', '=', order.id)
    .execute();
  const known = new Set(before.map((row) => row.fileKey));
  const fresh = [...new Set(params.images)].filter((key) => !known.has(key));
  if (known.size + fresh.length > limits.transferReceipts) refuse(orderRefusals.tooManyVouchers);
  for (const key of fresh) {
    const file = await context.db
      .selectFrom('files')
      .select('key')
      .where('key', '=', key)
      .where('ownerId', '=', context.payerId)
      .executeTakeFirst();
    if (!file) refuse(orderRefusals.fileNotFound);
    await context.db
      .insertInto('vouchers')
      .values({
        id: newId('vou'),
        orderId: order.id,
        payerId: order.payerId,
        fileKey: key,
        createdAt: context.now,
      })
      .execute();
  }
  return answer(context, params.seqNo);
}
