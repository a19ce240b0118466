import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentMethods, type PaymentMethodCode, type PaymentScreen } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf, paymentTerms } from '@/domain/payment/paymentTerms';

export interface Way {
  readonly market: MarketCode;
  readonly code: PaymentMethodCode;
}

/** Of every market, from the table. */
export const waysToPay: readonly Way[] = (Object.keys(paymentTerms) as MarketCode[]).flatMap((market) =>
  paymentMethodsOf(market).map((code) => ({ market, code })),
);

export const nameOfWay = ({ market, code }: Way): string => `${market} ${paymentMethods[code].id}`;

/** Not offered or listed without a screen. */
export const screenOf = ({ code }: Way): PaymentScreen => paymentMethods[code].screen ?? 'details';

const sums: Partial<Record<string, string>> = {
  KRW: '1000000',
  VND: '5000000',
  JPY: '50000',
  CNY: '1000',
};

/** Accepted by every method there. */
export const sumFor = (market: MarketCode): string => sums[markets[market].currency] ?? '500';
