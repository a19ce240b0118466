import type { Quote } from '@/contracts/entities/quote';

/** A price of 1,000 AUD to CNY. */
export const quoted = (change: Partial<Quote> = {}): Quote => ({
  quoteId: 'q1',
  sourceCountryCode: 'AUS',
  targetCountryCode: 'CHN',
  sourceCurrency: 'AUD',
  targetCurrency: 'CNY',
  sourceAmount: '1000',
  targetAmount: '4800',
  businessRate: '4.8',
  exRateBase: 1,
  rateAccuracy: 4,
  feeAmount: '5',
  discountAmount: '0',
  totalAmount: '1005',
  minSourceAmount: '50',
  maxSourceAmount: '50000',
  arrivalMinutesFrom: 60,
  arrivalMinutesTo: 120,
  payMinutesTo: 10,
  rateLockHours: 24,
  expiresAt: 1_800_000_000_000,
  ...change,
});
