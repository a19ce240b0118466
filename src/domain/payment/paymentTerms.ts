import type { MarketCode } from '../markets/markets';
import { type PaymentMethodCode, paymentMethods } from './paymentMethods';

/** Sums in the market's currency. */
export interface PaymentTerms {
  /** Minutes until we have the money, from and to. */
  readonly minutes: readonly [number, number];
  /** Per cent of the total. */
  readonly percent?: string;
  readonly min?: string;
  readonly max?: string;
  /** Fee of the payer's bank, from and to. */
  readonly payerBankFee?: readonly [string, string];
  /** The first debit at this bank must exceed it. */
  readonly firstAbove?: { readonly bank: string; readonly amount: string };
}

const days = (from: number, to: number): readonly [number, number] => [from * 1440, to * 1440];
const instant = { minutes: [1, 10] } as const satisfies PaymentTerms;
const page = { minutes: [1, 30] } as const satisfies PaymentTerms;
const wallet = { minutes: [1, 2] } as const satisfies PaymentTerms;
const transfer = { minutes: [60, 2880] } as const satisfies PaymentTerms;
const poli = { ...page, percent: '1', max: '5000' } as const satisfies PaymentTerms;

/**
 * Japan's bank fees, ACH's days and the first deposit are the specification's (flows, 9), others ours. Not in the app:
 * the server's list wins.
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

/** Only methods with a screen. */
export const paymentMethodsOf = (market: string): readonly PaymentMethodCode[] =>
  Object.keys((paymentTerms as Readonly<Record<string, object>>)[market] ?? {})
    .map((code) => Number(code) as PaymentMethodCode)
    .filter((code) => paymentMethods[code].screen !== undefined);

export const paymentTermsOf = (market: string, code: PaymentMethodCode): PaymentTerms | undefined =>
  (paymentTerms as Readonly<Record<string, (typeof paymentTerms)[MarketCode]>>)[market]?.[code];
