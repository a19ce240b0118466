import type { Order } from '@/contracts/entities/order';
import { currencyRow } from '@/domain/currencies';
import { isAwaitingSettlement } from '@/domain/statuses/orderSets';
import { orderPageOf } from '@/domain/statuses/orderActions';
import { arrivalText, formatDateTime, formatMoment, type Translate } from '@/i18n';
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

/** How long the money takes once it is here, in the words of the quote; undefined where the order does not say. */
export const orderArrival = (
  t: Translate,
  { arrivalEstimateAt, createTime }: Pick<Order, 'arrivalEstimateAt' | 'createTime'>,
): string | undefined =>
  arrivalEstimateAt === undefined ? undefined : arrivalText(t, (arrivalEstimateAt - createTime) / MINUTE);

type Travelling = Pick<Order, 'status' | 'arrivalEstimateAt'>;

/** The money is here and on its way to the payee. */
const isTravelling = ({ status, arrivalEstimateAt }: Travelling): boolean =>
  orderPageOf(status).lead === 'going' && !isAwaitingSettlement(status) && arrivalEstimateAt !== undefined;

/** The moment until which money on its way is promised; undefined before it is here and once that is over. */
export const arrivingBy = (order: Travelling, now: number): string | undefined =>
  isTravelling(order) && (order.arrivalEstimateAt ?? 0) > now
    ? formatMoment(order.arrivalEstimateAt ?? 0, now)
    : undefined;

/** Money on its way that is not there when it was promised. */
export const isLate = (order: Travelling, now: number): boolean =>
  isTravelling(order) && (order.arrivalEstimateAt ?? 0) <= now;

/** Whether an order's rate is locked: until when it holds or has held, or that it moves until the money is there. */
export const guaranteeText = (
  t: Translate,
  { rateGuarantee, rateLockedUntil }: Pick<Order, 'rateGuarantee' | 'rateLockedUntil'>,
): string =>
  rateGuarantee === undefined || rateGuarantee === 'invalid' || rateLockedUntil === undefined
    ? t('order.guarantee.invalid')
    : t(`order.guarantee.${rateGuarantee}`, { until: formatDateTime(rateLockedUntil) });
