import { serverNow } from '@/api/serverClock';
import type { Order } from '@/contracts/entities/order';
import { currencyRow } from '@/domain/countries/currencies';
import { methodLabelKey } from '@/domain/payment/paymentMethods';
import { orderStory, type StoryFacts } from '@/domain/statuses/orderStory';
import { formatMoment, type Translate } from '@/i18n';
import { unbrokenMoment } from '@/i18n/arrivalMoment';
import { Decimal } from '@/core/decimal';
import { type Rate, rateOf } from '@/core/rate';

/** Due after a partial payment; zero or less: nothing. */
export const restOf = (order: Pick<Order, 'totalAmount' | 'receivedAmount'>): string =>
  new Decimal(order.totalAmount.amount)
    .minus(order.receivedAmount?.amount ?? 0)
    .toFixed(currencyRow(order.totalAmount.currencyCode).decimals);

export const orderRate = (order: Order): Rate =>
  rateOf({
    ...order,
    sourceCurrency: order.sourceAmount.currencyCode,
    targetCurrency: order.targetAmount.currencyCode,
  });

/** As its market calls it. */
export const methodKeyOf = ({ fundingType, countryCode }: Pick<Order, 'fundingType' | 'countryCode'>) =>
  fundingType === undefined ? null : methodLabelKey(fundingType, countryCode);

/** While we wait for it; epoch ms. */
export const reportedPaidAt = (order: Pick<Order, 'status' | 'history'>): number | undefined =>
  order.status === 'PAYMENT_ING'
    ? [...order.history].reverse().find(({ status, by }) => status === 'PAYMENT_ING' && by === 'payer')?.at
    : undefined;

const MINUTE = 60_000;

/** Undefined: no time promised. */
export function arrivingBy(order: StoryFacts, now = serverNow()): string | undefined {
  const { arrival } = orderStory(order);
  return arrival.kind === 'by' ? unbrokenMoment(arrival.at, now) : undefined;
}

/** Arrival if paid at `from`; method's time in minutes. */
export function arrivingIfPaid(
  order: StoryFacts & Pick<Order, 'createTime'>,
  methodMinutes: number,
  from = serverNow(),
  now = serverNow(),
): string | undefined {
  const { arrivalEstimateAt, createTime } = order;
  if (arrivalEstimateAt === undefined || orderStory(order).arrival.kind !== 'afterPayment') return undefined;
  return unbrokenMoment(from + methodMinutes * MINUTE + (arrivalEstimateAt - createTime), now);
}

type GuaranteeFacts = Pick<Order, 'status' | 'rateGuarantee' | 'rateLockedUntil' | 'payDeadline'>;

/** Undefined: it ends with the time to pay, which is told. */
export const guaranteeText = (
  t: Translate,
  { status, rateGuarantee, rateLockedUntil, payDeadline }: GuaranteeFacts,
): string | undefined =>
  rateGuarantee === undefined || rateGuarantee === 'invalid' || rateLockedUntil === undefined
    ? t('order.guarantee.invalid')
    : status === 'WAIT_PAYMENT' && rateGuarantee === 'guaranteed' && rateLockedUntil === payDeadline
      ? undefined
      : t(`order.guarantee.${rateGuarantee}`, { until: formatMoment(rateLockedUntil) });
