/** `scan`: a code for an app; `account`: debits an account or asks the phone; `balance`: held with us. */
export type PaymentKind = 'transfer' | 'redirect' | 'wallet' | 'scan' | 'account' | 'balance';

/** `bank`: choose one first; `wallet`: the one around the app. */
export type PaymentScreen = 'details' | 'atm' | 'code' | 'page' | 'bank' | 'phone' | 'linked' | 'wallet';

export interface PaymentMethodRow {
  readonly id: string;
  readonly labelKey: `payments.methods.${string}.label`;
  readonly hintKey: `payments.methods.${string}.hint`;
  readonly kind: PaymentKind;
  /** Absent: not built, so no market offers it. */
  readonly screen?: PaymentScreen;
  /** Hours to pay; 24, or longer by the provider. */
  readonly deadlineHours: number;
  /** The pay link comes with the order (specification, flows, 5.2). */
  readonly payLink?: true;
  /** Needs the payment password: no one else checks the payer. */
  readonly asksPassword?: true;
}

type More = Partial<Pick<PaymentMethodRow, 'deadlineHours' | 'payLink' | 'asksPassword' | 'screen'>>;

const row = <I extends string>(id: I, kind: PaymentKind, screen?: PaymentScreen, more: More = {}) => ({
  id,
  labelKey: `payments.methods.${id}.label` as const,
  hintKey: `payments.methods.${id}.hint` as const,
  kind,
  screen,
  deadlineHours: 24,
  ...more,
});

/** The specification's codes; markets and prices: `paymentTerms`. */
export const paymentMethods = {
  0: row('achNormal', 'account', 'linked', { asksPassword: true }),
  110: row('atm', 'transfer', 'atm'),
  120: row('bankTransfer', 'transfer', 'details'),
  130: row('fps', 'transfer', 'details'),
  140: row('payId', 'transfer', 'details'),
  150: row('multibanco', 'transfer', 'details', { deadlineHours: 120 }),
  160: row('payTo', 'redirect', 'page', { payLink: true }),
  310: row('scanPay', 'scan', 'code'),
  400: row('wallet', 'wallet', 'wallet'),
  410: row('poli', 'redirect', 'page', { payLink: true }),
  420: row('flash', 'redirect', 'page', { payLink: true }),
  430: row('accountToAccount', 'redirect', 'bank', { payLink: true }),
  440: row('sofort', 'redirect', 'page'),
  450: row('tapGo', 'redirect', 'page'),
  460: row('achQuick', 'account', 'linked', { asksPassword: true }),
  470: row('ideal', 'redirect', 'page'),
  480: row('giropay', 'redirect', 'page'),
  491: row('directDebit', 'redirect', 'page', { payLink: true, asksPassword: true }),
  493: row('yapily', 'redirect', 'bank'),
  495: row('mbWay', 'account', 'phone', { asksPassword: true }),
  499: row('balance', 'balance', undefined, { asksPassword: true }),
  500: row('octopus', 'redirect', 'page'),
  910: row('pix', 'scan', 'code'),
} as const satisfies Record<number, PaymentMethodRow>;

export type PaymentMethodCode = keyof typeof paymentMethods;
export const paymentMethodCodes = Object.keys(paymentMethods).map(Number) as readonly PaymentMethodCode[];

export const paymentCodes = Object.fromEntries(
  paymentMethodCodes.map((code) => [paymentMethods[code].id, code]),
) as {
  readonly [C in PaymentMethodCode as (typeof paymentMethods)[C]['id']]: C;
};

export const isPaymentMethod = (code: number): code is PaymentMethodCode =>
  Object.prototype.hasOwnProperty.call(paymentMethods, code);
export const paymentMethodRow = (code: number): PaymentMethodRow | null =>
  isPaymentMethod(code) ? paymentMethods[code] : null;

const localNames: Readonly<Record<string, Partial<Record<number, string>>>> = {
  SGP: { [paymentCodes.scanPay]: 'payNow' },
};

export function methodLabelKey(code: number, market: string): `payments.methods.${string}.label` | null {
  const own = localNames[market]?.[code];
  return own ? `payments.methods.${own}.label` : (paymentMethodRow(code)?.labelKey ?? null);
}

/** The wallet around the app; on H5 only in the chat app's browser. */
export const WALLET_METHOD = 400;
