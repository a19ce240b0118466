import type { Order, OrderSummary } from '@/contracts/entities/order';
import { currencyRow } from '@/domain/currencies';
import { orderStatusRow } from '@/domain/statuses/order';
import { formatDateTime, type Translate } from '@/i18n';
import { Decimal } from '@/core/decimal';
import { type Rate, rateOf } from '@/core/rate';
import type { StatusTone } from '@/ui/StatusTag';

/** The colour a status shows in; refunds have none of their own. */
export const toneOf = (status: OrderSummary['status']): StatusTone => {
  const { tone } = orderStatusRow(status);
  return tone === 'blue' ? 'neutral' : tone;
};

/** Amount still due after a part has come in; zero or less: nothing. */
export const restOf = (order: Pick<Order, 'totalAmount'>, received: { amount: string } | undefined): string =>
  new Decimal(order.totalAmount.amount)
    .minus(received?.amount ?? 0)
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

/** Whether an order's rate is locked: until when it holds or has held, or that it moves until the money is there. */
export const guaranteeText = (
  t: Translate,
  { rateGuarantee, rateLockedUntil }: Pick<Order, 'rateGuarantee' | 'rateLockedUntil'>,
): string =>
  rateGuarantee === undefined || rateGuarantee === 'invalid' || rateLockedUntil === undefined
    ? t('order.guarantee.invalid')
    : t(`order.guarantee.${rateGuarantee}`, { until: formatDateTime(rateLockedUntil) });
