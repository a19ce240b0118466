import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/currencies';
import type { PaymentKind } from '@/domain/paymentMethods';
import { Decimal, roundText } from '@/core/decimal';
import { isPayable } from '@/domain/statuses/orderSets';
import { json, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';
import { newId } from '../../ids';
import { hourMs } from './create';
import { ownOrder } from './find';
import { methodOf, methodsOf, type MethodRow } from './methods';

/** The specification's 24 hours from createTime. */
const defaultHours = 24;
/** Statuses in which an order takes a payment. */

/** The method's own fee in the order's source currency, at that currency's precision. */
export function methodFee(order: Row<'orders'>, method: MethodRow<PaymentKind>): string {
  const fee = new Decimal(order.total_amount).times(method.percent).dividedBy(100);
  return roundText(fee, precisionOf(order.source_currency));
}

/** Amount still due: after a transfer that fell short, the rest without a second fee. */
function dueAmount(order: Row<'orders'>, method: MethodRow<PaymentKind>): string {
  const { receivedAmount } = order.extra as { receivedAmount?: string };
  const due =
    receivedAmount === undefined
      ? new Decimal(order.total_amount).plus(methodFee(order, method))
      : new Decimal(order.total_amount).minus(receivedAmount);
  return due.toFixed(precisionOf(order.source_currency));
}

export function offered(order: Row<'orders'>, method: MethodRow<PaymentKind>): boolean {
  return (
    method.maxAmount === undefined || new Decimal(order.total_amount).lessThanOrEqualTo(method.maxAmount)
  );
}

export async function payTypes(
  context: CallContext,
  params: CallParams<'order.payTypes'>,
): Promise<CallAnswer<'order.payTypes'>> {
  const order = await ownOrder(context, params, false);
  return {
    list: methodsOf(order.country_code, params.kinds)
      .filter((method) => offered(order, method))
      .map((method) => ({
        fundingType: method.fundingType,
        feeAmount: { amount: methodFee(order, method), currencyCode: order.source_currency },
        arrivalMinutesFrom: method.minutes[0],
        arrivalMinutesTo: method.minutes[1],
        recommended: method.recommended,
        maxAmount: method.maxAmount,
      })),
  };
}

/** Chooses a method for an order and opens its payment; choosing the same again answers with the same payment. */
export async function choosePayment(
  context: CallContext,
  params: CallParams<'order.pay'>,
): Promise<CallAnswer<'order.pay'>> {
  if (params.userId !== context.payerId) refuse(orderRefusals.orderNotFound);
  const order = await ownOrder(context, params);
  const { method, payment, deadline } = await openPaymentBy(context, order, params.fundingType);
  return {
    seqNo: order.seq_no,
    fundingType: method.fundingType,
    kind: method.kind,
    amount: { amount: payment.amount, currencyCode: payment.currency },
    reference: method.kind === 'transfer' || method.kind === 'scan' ? payment.reference : undefined,
    lines: [...method.lines],
    payLink: method.kind === 'redirect' ? `${context.origin}/pay/${payment.page_token}` : undefined,
    payDeadline: deadline,
  };
}

/** Opens the payment of an unpaid order by one method. Refuses orders and methods that cannot be paid (with). */
export async function openPaymentBy(context: CallContext, order: Row<'orders'>, fundingType: number) {
  const method = methodOf(order.country_code, fundingType);
  return { ...(await openBy(context, order, method)), method: method as MethodRow };
}

/** The same for a method that has been looked up, whatever calls it is paid through. */
export async function openBy(
  context: CallContext,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind> | undefined,
): Promise<{ payment: Row<'payments'>; deadline: number }> {
  if (!isPayable(order.status)) refuse(orderRefusals.wrongStep);
  const until = order.pay_deadline_at ?? order.created_at + defaultHours * hourMs;
  if (until <= context.now) refuse(orderRefusals.orderExpired);
  if (!method || !offered(order, method)) return refuse(orderRefusals.methodUnsupported);
  const payment = await openPayment(context, order, method);
  // A method that gives longer than the rest extends the order; none makes it shorter.
  const extended =
    method.deadlineHours > defaultHours ? order.created_at + method.deadlineHours * hourMs : until;
  const deadline = Math.max(until, extended);
  await context.db
    .updateTable('orders')
    .set({
      funding_type: String(method.fundingType),
      payment_method: String(method.fundingType),
      pay_deadline_at: deadline,
      ...(order.status === 'WAIT_PAYMENT' ? { next_step_at: deadline } : {}),
      updated_at: context.now,
    })
    .where('id', '=', order.id)
    .execute();
  return { payment, deadline };
}

/** The open payment of an order by this method, made when there is none. */
async function openPayment(
  work: Work,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind>,
): Promise<Row<'payments'>> {
  const open = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('method', '=', String(method.fundingType))
    .where('status', '=', 'created')
    .executeTakeFirst();
  if (open) return open;
  return work.db
    .insertInto('payments')
    .values({
      id: newId('pay'),
      order_id: order.id,
      payer_id: order.payer_id,
      method: String(method.fundingType),
      amount: dueAmount(order, method),
      currency: order.source_currency,
      reference: order.seq_no,
      page_token: randomBytes(24).toString('base64url'),
      return_url: null,
      details: json({ kind: method.kind }),
      created_at: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
