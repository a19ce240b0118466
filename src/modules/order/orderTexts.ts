import type { Order } from '@/contracts/entities/order';
import { currencyRow } from '@/domain/currencies';
import { orderStory, type StoryFacts } from '@/domain/statuses/orderStory';
import { formatDateTime, formatMoment, type Translate } from '@/i18n';
import { Decimal } from '@/core/decimal';
import { type Rate, rateOf } from '@/core/rate';

/** Amount still due after a part has come in; zero or less: nothing. */
export const restOf = (order: Pick<Order, 'totalAmount' | 'receivedAmount'>): string =>
  new Decimal(order.totalAmount.amount)
    .minus(order.receivedAmount?.amount ?? 0)
    .toFixed(currencyRow(order.totalAmount.currencyCode).decimals);

/** The rate an order was made at. */
export const orderRate = (order: Order): Rate =>
  rateOf({
    ...order,
    sourceCurrency: order.sourceAmount.currencyCode,
    targetCurrency: order.targetAmount.currencyCode,
  });

/** When the payer said that the money is sent, as long as we wait for it; epoch ms. */
export const toldPaidAt = (order: Pick<Order, 'status' | 'history'>): number | undefined =>
  order.status === 'PAYMENT_ING'
    ? [...order.history].reverse().find(({ status, by }) => status === 'PAYMENT_ING' && by === 'payer')?.at
    : undefined;

const MINUTE = 60_000;

/** The moment until which money on its way is promised; undefined where nothing is. */
export function arrivingBy(order: StoryFacts, now: number): string | undefined {
  const { arrival } = orderStory(order);
  return arrival.kind === 'by' ? formatMoment(arrival.at, now) : undefined;
}

/** When the payee has the money of an order that is not paid yet, if it is sent at `from` by a method of so many minutes. */
export const arrivingIfPaid = (
  { arrivalEstimateAt, createTime }: Pick<Order, 'arrivalEstimateAt' | 'createTime'>,
  methodMinutes: number,
  from: number,
  now: number,
): string | undefined =>
  arrivalEstimateAt === undefined
    ? undefined
    : formatMoment(from + methodMinutes * MINUTE + (arrivalEstimateAt - createTime), now);

/** Whether an order's rate is locked: until when it holds or has held, or that it moves until the money is there. */
export const guaranteeText = (
  t: Translate,
  { rateGuarantee, rateLockedUntil }: Pick<Order, 'rateGuarantee' | 'rateLockedUntil'>,
): string =>
  rateGuarantee === undefined || rateGuarantee === 'invalid' || rateLockedUntil === undefined
    ? t('order.guarantee.invalid')
    : t(`order.guarantee.${rateGuarantee}`, { until: formatDateTime(rateLockedUntil) });
