import { markets, type MarketCode } from '@/domain/markets';
import { paymentMethods, type PaymentMethodCode, type PaymentScreen } from '@/domain/paymentMethods';
import { paymentMethodsOf, paymentTerms } from '@/domain/paymentTerms';

export interface Way {
  readonly market: MarketCode;
  readonly code: PaymentMethodCode;
}

/** Every way to pay of every market: a new row of the table is among them. */
export const waysToPay: readonly Way[] = (Object.keys(paymentTerms) as MarketCode[]).flatMap((market) =>
  paymentMethodsOf(market).map((code) => ({ market, code })),
);

export const nameOfWay = ({ market, code }: Way): string => `${market} ${paymentMethods[code].id}`;

/** Where a way is paid. What no screen is built for is not offered, and so is not among the ways. */
export const screenOf = ({ code }: Way): PaymentScreen => paymentMethods[code].screen ?? 'details';

const sums: Partial<Record<string, string>> = {
  KRW: '1000000',
  VND: '5000000',
  JPY: '50000',
  CNY: '1000',
};

/** A sum that every way of the market takes. */
export const sumFor = (market: MarketCode): string => sums[markets[market].currency] ?? '500';
