import { Decimal } from '@/core/decimal';
import { delivered, isAwaitingPayment, isClosed, isRefunding } from '@/domain/statuses/orderSets';
import type { Row } from '../../sandbox/db/schema';

const isDelivered = (status: string): boolean => (delivered as readonly string[]).includes(status);
const goesOn = (status: string): boolean =>
  isDelivered(status) ||
  ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'TRANSACTION_ING', 'BANK_PROCESSING', 'BANK_ACCEPTED'].includes(
    status,
  );

const sum = (amounts: readonly (string | null)[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Decimal(0));

/** Null: incoming equals outgoing, refunded and held, each payment is in one place and the hold fits the status. */
export function breachOf(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
  cases: readonly Row<'moneyCases'>[],
  came: Decimal,
): string | null {
  const { status } = order;
  const booked = (to: string) => payments.filter((payment) => payment.bookedTo === to);
  const received = (rows: readonly Row<'payments'>[]) => sum(rows.map((row) => row.receivedAmount));
  const whole = refunds.filter((refund) => refund.paymentId === null);
  const alone = refunds.filter((refund) => refund.paymentId !== null);
  const backOf = (rows: readonly Row<'payments'>[]) =>
    sum(alone.filter((refund) => rows.some(({ id }) => id === refund.paymentId)).map(({ amount }) => amount));
  const funds = received(booked('order')).minus(backOf(booked('order')));
  const back = refunds.filter((refund) => refund.status === 'REFUND_SUCCESS');
  const gone = isDelivered(status) || whole.some((refund) => refund.status === 'REFUND_SUCCESS');

  const out = isDelivered(status) ? funds : new Decimal(0);
  const refunded = sum(back.map((refund) => refund.amount));
  const held = sum([
    gone ? '0' : funds.toFixed(),
    ...alone.filter((refund) => !back.includes(refund)).map((refund) => refund.amount),
    received(booked('case')).toFixed(),
  ]);
  if (!came.equals(out.plus(refunded).plus(held)))
    return `${status}: ${came.toFixed()} came in; ${out.toFixed()} out, ${refunded.toFixed()} refunded, ${held.toFixed()} held`;

  const nowhere = payments.find(
    (payment) => (payment.receivedAmount === null) !== (payment.bookedTo === null),
  );
  if (nowhere)
    return `${status}: a payment ${nowhere.status} of ${nowhere.receivedAmount} is with ${nowhere.bookedTo}`;
  if (whole.length > 1) return `${status}: ${whole.length} refunds of one order`;
  const misreturned = payments.find((payment) => {
    const back = backOf([payment]);
    return payment.bookedTo === 'refund'
      ? !back.equals(payment.receivedAmount ?? 0)
      : back.gt(payment.receivedAmount ?? 0);
  });
  if (misreturned)
    return `${status}: a payment of ${misreturned.receivedAmount} is with ${misreturned.bookedTo}, ${backOf([misreturned]).toFixed()} of it went back`;
  if (isRefunding(status) && !sum(whole.map((refund) => refund.amount)).equals(funds))
    return `${status}: a refund of ${sum(whole.map((refund) => refund.amount)).toFixed()}, ${funds.toFixed()} held`;
  if (goesOn(status) && !funds.minus(feesOf(booked('order'))).equals(order.totalAmount))
    return `${status}: costs ${order.totalAmount}, holds ${funds.toFixed()}`;
  if (isClosed(status) && !gone && !funds.isZero()) return `${status}: ends with ${funds.toFixed()}`;
  if (isAwaitingPayment(status) && funds.gte(order.totalAmount))
    return `${status}: is paid and asks to be paid`;
  if (status === 'PAYMENT_TO_BE_VERIFIED' && funds.isZero()) return `${status}: nothing to decide about`;
  const open = cases.filter((row) => row.closedAt === null);
  const wanted = booked('case').length + (status === 'REFUND_FAILED' ? 1 : 0);
  if (open.length !== wanted) return `${status}: ${open.length} open cases, ${wanted} wanted`;
  return null;
}

const feesOf = (payments: readonly Row<'payments'>[]): Decimal =>
  sum(payments.map(({ details }) => (details as { fee?: string }).fee ?? '0'));
