import type { MarketCode } from './markets';

/**
 * The user's part: `transfer` sends by their own bank, `redirect` goes to a pay page, `wallet` pays in an app,
 * `scan` shows or scans a code, `account` uses a linked account, `balance` uses money held with us.
 */
export type PaymentKind = 'transfer' | 'redirect' | 'wallet' | 'scan' | 'account' | 'balance';

export interface PaymentMethodRow {
  readonly id: string;
  readonly labelKey: `payments.methods.${string}.label`;
  readonly hintKey: `payments.methods.${string}.hint`;
  readonly kind: PaymentKind;
  readonly markets: readonly MarketCode[];
  /** Hours to pay in after the order is made. 24 unless the method's own provider gives longer. */
  readonly deadlineHours: number;
  /** The pay link is fetched with the order (specification, flows, 5.2). */
  readonly payLink?: true;
}

const everywhere: readonly MarketCode[] = [
  'AUS',
  'NZL',
  'JPN',
  'SGP',
  'HKG',
  'EU',
  'GBR',
  'CAN',
  'USA',
  'BRA',
  'KOR',
  'VNM',
  'CHN',
];

const row = <I extends string>(
  id: I,
  kind: PaymentKind,
  markets: readonly MarketCode[],
  more: { deadlineHours?: number; payLink?: true } = {},
) => ({
  id,
  labelKey: `payments.methods.${id}.label` as const,
  hintKey: `payments.methods.${id}.hint` as const,
  kind,
  markets,
  deadlineHours: 24,
  ...more,
});

/** Payment methods by the specification's numeric code. Which market has which is ours; the server's list for an order wins. */
export const paymentMethods = {
  0: row('achNormal', 'account', ['USA']),
  110: row('atm', 'transfer', ['SGP']),
  120: row('bankTransfer', 'transfer', everywhere),
  130: row('fps', 'transfer', ['HKG']),
  140: row('payId', 'transfer', ['AUS']),
  150: row('multibanco', 'transfer', ['EU'], { deadlineHours: 120 }),
  160: row('payTo', 'redirect', ['AUS'], { payLink: true }),
  310: row('scanPay', 'scan', ['VNM']),
  400: row('wallet', 'wallet', ['AUS', 'NZL', 'SGP', 'HKG', 'JPN', 'CAN', 'CHN']),
  410: row('poli', 'redirect', ['AUS', 'NZL'], { payLink: true }),
  420: row('flash', 'redirect', ['EU', 'GBR'], { payLink: true }),
  430: row('accountToAccount', 'redirect', ['NZL', 'EU', 'GBR'], { payLink: true }),
  440: row('sofort', 'redirect', ['EU']),
  450: row('tapGo', 'redirect', ['HKG']),
  460: row('achQuick', 'account', ['USA']),
  470: row('ideal', 'redirect', ['EU']),
  480: row('giropay', 'redirect', ['EU']),
  491: row('directDebit', 'redirect', ['HKG', 'KOR'], { payLink: true }),
  493: row('yapily', 'redirect', ['GBR', 'EU']),
  495: row('mbWay', 'redirect', ['EU']),
  499: row('balance', 'balance', ['HKG', 'SGP']),
  500: row('octopus', 'redirect', ['HKG']),
  910: row('pix', 'scan', ['BRA']),
} as const satisfies Record<number, PaymentMethodRow>;

export type PaymentMethodCode = keyof typeof paymentMethods;
export const paymentMethodCodes = Object.keys(paymentMethods).map(Number) as readonly PaymentMethodCode[];

/** Code by name: `paymentCodes.payId` is 140. */
export const paymentCodes = Object.fromEntries(
  paymentMethodCodes.map((code) => [paymentMethods[code].id, code]),
) as {
  readonly [C in PaymentMethodCode as (typeof paymentMethods)[C]['id']]: C;
};

export const isPaymentMethod = (code: number): code is PaymentMethodCode =>
  Object.prototype.hasOwnProperty.call(paymentMethods, code);
export const paymentMethodRow = (code: number): PaymentMethodRow | null =>
  isPaymentMethod(code) ? paymentMethods[code] : null;

export const paymentMethodsOf = (market: string): readonly PaymentMethodCode[] =>
  paymentMethodCodes.filter((code) => (paymentMethods[code].markets as readonly string[]).includes(market));

/** The wallet inside the app the user is in; on H5 only inside the chat app's browser. */
export const WALLET_METHOD = 400;
