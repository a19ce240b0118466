import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/countries/currencies';
import type { PaymentKind } from '@/domain/payment/paymentMethods';
import { type Decimal, roundText } from '@/core/decimal';
import { isAwaitingPayment, isExpiring, isPayable } from '@/domain/statuses/orderSets';
import { json, type Row } from '../../../db/schema';
import type { CallContext, Work } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { moveOrder } from '../../../machines/moves';
import { restingBanks } from '../../bank/places';
import { orderRefusals } from '../refusals';
import { hourMs } from '../placing/create';
import { ownOrder } from '../find';
import { insertPayment, restOf } from '../money/funds';
import { assertOrderAllowed } from '../limits/rules';
import { asksPayPassword, spendPayTicket } from './payTicket';
import { methodOf, methodsOf, type MethodRow, takes } from '../methods';
import { payCodeOf } from './payCode';

/** The specification's 24 hours from createTime. */
const defaultHours = 24;
const minuteMs = hourMs / 60;

/** In the source currency, at its precision. */
function methodFee(
  sum: Decimal,
  { sourceCurrency }: Row<'orders'>,
  { percent }: MethodRow<PaymentKind>,
): string {
  return roundText(sum.times(percent ?? '0').dividedBy(100), precisionOf(sourceCurrency));
}

/** With the method's fee. */
export async function dueOf(
  work: Pick<Work, 'db'>,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind>,
): Promise<{ amount: string; fee: string }> {
  const rest = await restOf(work, order);
  const fee = methodFee(rest, order, method);
  return { amount: rest.plus(fee).toFixed(precisionOf(order.sourceCurrency)), fee };
}

/** Epoch ms. */
const deadlineOf = (order: Row<'orders'>): number =>
  order.payDeadlineAt ?? order.createdAt + defaultHours * hourMs;

/** As for request cards; no method may extend it. */
const isShort = (order: Row<'orders'>): boolean =>
  deadlineOf(order) < order.createdAt + defaultHours * hourMs;

const inTime = (order: Row<'orders'>, { minutes }: MethodRow<PaymentKind>, now: number): boolean =>
  !isShort(order) || now + minutes[0] * minuteMs <= deadlineOf(order);

/** Its money comes in time however long it takes. */
const surelyInTime = (order: Row<'orders'>, { minutes }: MethodRow<PaymentKind>, now: number): boolean =>
  !isShort(order) || now + minutes[1] * minuteMs <= deadlineOf(order);

const fits = (order: Row<'orders'>, method: MethodRow<PaymentKind>, sum: Decimal, now: number): boolean =>
  inTime(order, method, now) && takes(method, sum);

export async function offered(
  work: Pick<Work, 'db' | 'now'>,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind>,
): Promise<boolean> {
  return fits(order, method, await restOf(work, order), work.now);
}

export async function payTypes(
  context: CallContext,
  params: CallParams<'order.payTypes'>,
): Promise<CallAnswer<'order.payTypes'>> {
  const order = await ownOrder(context, params, false);
  const rest = await restOf(context, order);
  const possible = methodsOf(order.countryCode, params.kinds).filter((method) =>
    fits(order, method, rest, context.now),
  );
  const sure = possible.filter((method) => surelyInTime(order, method, context.now));
  // Wallets are not on every client.
  const enough = sure.some(({ kind }) => kind !== 'wallet');
  return {
    list: (enough ? sure : possible).map((method) => ({
      fundingType: method.fundingType,
      feeAmount: { amount: methodFee(rest, order, method), currencyCode: order.sourceCurrency },
      arrivalMinutesFrom: method.minutes[0],
      arrivalMinutesTo: method.minutes[1],
      minAmount: method.min,
      maxAmount: method.max,
      payerBankFee: method.payerBankFee && {
        from: { amount: method.payerBankFee[0], currencyCode: order.sourceCurrency },
        to: { amount: method.payerBankFee[1], currencyCode: order.sourceCurrency },
      },
    })),
  };
}

/** The same method returns the same payment. */
export async function choosePayment(
  context: CallContext,
  params: CallParams<'order.pay'>,
): Promise<CallAnswer<'order.pay'>> {
  if (params.userId !== context.payerId) refuse(orderRefusals.orderNotFound);
  const order = await ownOrder(context, params);
  const { method, payment, deadline } = await openPaymentBy(
    context,
    order,
    params.fundingType,
    params.payTicket,
  );
  if (params.bankCode !== undefined) await goesBy(context, payment, params.bankCode);
  return {
    seqNo: order.seqNo,
    fundingType: method.fundingType,
    kind: method.kind,
    amount: { amount: payment.amount, currencyCode: payment.currency },
    reference: method.kind === 'transfer' || method.kind === 'scan' ? payment.reference : undefined,
    lines: [...method.lines],
    payLink: method.kind === 'redirect' ? `${context.runtime.publicUrl}/pay/${payment.pageToken}` : undefined,
    qrCode:
      method.kind === 'scan'
        ? payCodeOf(order.countryCode, { amount: payment.amount, reference: payment.reference })
        : undefined,
    payDeadline: deadline,
  };
}

async function goesBy(context: CallContext, payment: Row<'payments'>, bankCode: string): Promise<void> {
  if (restingBanks.includes(bankCode)) refuse(orderRefusals.bankResting);
  await context.db
    .updateTable('payments')
    .set({ details: json({ ...payment.details, bankCode }) })
    .where('id', '=', payment.id)
    .execute();
}

export async function openPaymentBy(
  context: CallContext,
  order: Row<'orders'>,
  fundingType: number,
  payTicket?: string,
) {
  const method = methodOf(order.countryCode, fundingType);
  return { ...(await openBy(context, order, method, payTicket)), method: method as MethodRow };
}

export async function openBy(
  context: CallContext,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind> | undefined,
  payTicket?: string,
): Promise<{ payment: Row<'payments'>; deadline: number }> {
  if (!isPayable(order.status)) refuse(orderRefusals.wrongStep);
  const until = deadlineOf(order);
  if (isExpiring(order.status) && until <= context.now) refuse(orderRefusals.orderExpired);
  if (!method || !(await offered(context, order, method))) return refuse(orderRefusals.methodUnsupported);
  if (order.status === 'PAYMENT_FAILED') {
    await assertOrderAllowed(context, order);
    await moveOrder(context, order.id, 'WAIT_PAYMENT', { actor: 'payer' });
  }
  const payment = await openPayment(context, order, method, payTicket);
  // A slower method extends the usual deadline; none shortens it.
  const extended =
    method.deadlineHours > defaultHours && !isShort(order)
      ? order.createdAt + method.deadlineHours * hourMs
      : until;
  const deadline = Math.max(until, extended);
  await context.db
    .updateTable('orders')
    .set({
      fundingType: String(method.fundingType),
      paymentMethod: String(method.fundingType),
      payDeadlineAt: deadline,
      ...(isAwaitingPayment(order.status) ? { nextStepAt: deadline } : {}),
      updatedAt: context.now,
    })
    .where('id', '=', order.id)
    .execute();
  return { payment, deadline };
}

/** Reuses the open payment of the same sum. Guarded methods take the payment password. */
async function openPayment(
  work: CallContext,
  order: Row<'orders'>,
  method: MethodRow<PaymentKind>,
  payTicket?: string,
): Promise<Row<'payments'>> {
  const { amount, fee } = await dueOf(work, order, method);
  const open = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('method', '=', String(method.fundingType))
    .where('status', '=', 'created')
    .where('amount', '=', amount)
    .executeTakeFirst();
  if (open) return open;
  if (asksPayPassword(method.fundingType)) await spendPayTicket(work, order.seqNo, payTicket);
  return insertPayment(work, order, {
    method: String(method.fundingType),
    amount,
    details: { kind: method.kind, fee },
  });
}
