import type { MarketCode } from './markets';
import { type PaymentMethodCode, paymentMethods } from './paymentMethods';

/** A way to pay in one market. Sums are in the market's currency. */
export interface PaymentTerms {
  /** Minutes until the money is with us, from and to. */
  readonly minutes: readonly [number, number];
  /** Per cent of the order's total on top; none where absent. */
  readonly percent?: string;
  readonly min?: string;
  readonly max?: string;
  /** Fee of the payer's own bank for the transfer, from and to, by bank. */
  readonly payerBankFee?: readonly [string, string];
  /** The first sum drawn from an account at this bank must be above it. */
  readonly firstAbove?: { readonly bank: string; readonly amount: string };
}

const days = (from: number, to: number): readonly [number, number] => [from * 1440, to * 1440];
const instant = { minutes: [1, 10] } as const satisfies PaymentTerms;
const page = { minutes: [1, 30] } as const satisfies PaymentTerms;
const wallet = { minutes: [1, 2] } as const satisfies PaymentTerms;
const transfer = { minutes: [60, 2880] } as const satisfies PaymentTerms;
const poli = { ...page, percent: '1', max: '5000' } as const satisfies PaymentTerms;

/**
 * Ways to pay by market: a row a way. What the specification gives are Japan's bank fees of 100 to 880 JPY, ACH on the next
 * day or in 3 to 5, and the first deposit above 2,500 USD (flows, 9); which market has which, and the other sums, are ours.
 * The server's list for an order wins, so that the app holds none of this.
 */
export const paymentTerms: Readonly<
  Record<MarketCode, { readonly [C in PaymentMethodCode]?: PaymentTerms }>
> = {
  AUS: {
    120: transfer,
    140: instant,
    160: page,
    400: wallet,
    410: poli,
  },
  NZL: { 120: transfer, 400: wallet, 410: poli, 430: page },
  SGP: {
    110: { minutes: [5, 1440], max: '5000' },
    120: transfer,
    310: instant,
    400: wallet,
  },
  JPN: { 120: { ...transfer, payerBankFee: ['100', '880'] }, 400: wallet },
  HKG: {
    120: { minutes: [30, 1440] },
    130: instant,
    400: wallet,
    450: { ...page, max: '10000' },
    491: page,
    500: { ...page, max: '3000' },
  },
  EU: {
    120: transfer,
    150: { minutes: [5, 7200] },
    420: page,
    430: page,
    440: page,
    470: page,
    480: page,
    493: page,
    495: { minutes: [1, 4], max: '750' },
  },
  GBR: { 120: transfer, 420: page, 430: page, 493: page },
  CAN: { 120: transfer, 400: wallet },
  USA: {
    0: { minutes: days(3, 5), max: '10000', firstAbove: { bank: 'ins_river', amount: '2500' } },
    120: transfer,
    460: { minutes: days(1, 2), percent: '0.5', max: '2500' },
  },
  BRA: { 120: transfer, 910: { minutes: [0, 5] } },
  KOR: { 120: transfer, 491: page },
  VNM: { 120: transfer, 310: { minutes: [0, 5] } },
  CHN: { 120: transfer, 400: wallet },
};

/** Codes of the ways that a market offers: those alone that can be paid to the end. */
export const paymentMethodsOf = (market: string): readonly PaymentMethodCode[] =>
  Object.keys((paymentTerms as Readonly<Record<string, object>>)[market] ?? {})
    .map((code) => Number(code) as PaymentMethodCode)
    .filter((code) => paymentMethods[code].screen !== undefined);

export const paymentTermsOf = (market: string, code: PaymentMethodCode): PaymentTerms | undefined =>
  (paymentTerms as Readonly<Record<string, (typeof paymentTerms)[MarketCode]>>)[market]?.[code];
