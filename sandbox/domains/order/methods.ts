import {
  isPaymentMethod,
  paymentMethods,
  paymentMethodsOf,
  type PaymentKind,
  type PaymentMethodCode,
} from '@/domain/paymentMethods';

/** Cost, duration and instructions of a payment method in a market. */
interface Terms {
  /** Per cent of the order's total on top, such as '1'. */
  readonly percent: string;
  /** Minutes until the money is with us. */
  readonly minutes: readonly [number, number];
  readonly recommended: boolean;
  readonly maxAmount?: string;
  readonly lines: readonly { labelKey: string; value: string; copy: boolean }[];
}

type InstructedKind = 'transfer' | 'redirect' | 'wallet' | 'scan';

/** A way to pay an order: terms of the sandbox, kind and deadline of the app's own table. */
export interface MethodRow<K extends PaymentKind = InstructedKind> extends Terms {
  readonly fundingType: PaymentMethodCode;
  readonly kind: K;
  /** How long the order waits for this payment. */
  readonly deadlineHours: number;
}

/** Labels are keys of the app's own catalogue. */
const line = (name: string, value: string, copy = true) => ({
  labelKey: `payments.line.${name}`,
  value,
  copy,
});
const terms = (minutes: Terms['minutes'], lines: Terms['lines'] = [], more: Partial<Terms> = {}): Terms => ({
  percent: '0',
  minutes,
  recommended: false,
  lines,
  ...more,
});

/** Account details are invented and belong to nobody. */
const termsByMarket: Readonly<Record<string, Partial<Record<PaymentMethodCode, Terms>>>> = {
  AUS: {
    140: terms(
      [1, 10],
      [line('payId', 'pay@homeward.example'), line('accountName', 'Homeward Client Money AU', false)],
      { recommended: true },
    ),
    120: terms(
      [60, 2880],
      [
        line('accountName', 'Homeward Client Money AU'),
        line('bsb', '062-000'),
        line('accountNumber', '10487265'),
        line('bankName', 'Example Bank of Australia', false),
      ],
    ),
    160: terms([1, 30]),
    410: terms([1, 30], [], { percent: '1', maxAmount: '5000' }),
    400: terms([1, 2]),
  },
  HKG: {
    130: terms(
      [1, 10],
      [line('fpsId', '160482913'), line('accountName', 'Homeward Client Money HK', false)],
      { recommended: true },
    ),
    120: terms(
      [30, 1440],
      [
        line('accountName', 'Homeward Client Money HK'),
        line('bankName', 'Example Bank (Hong Kong)', false),
        line('bankCode', '992'),
        line('accountNumber', '992-614-20771-838'),
      ],
    ),
    400: terms([1, 2]),
  },
};

/** The account of ours that a market without one below is paid to. */
const account = (...lines: Terms['lines']): Terms =>
  terms([60, 2880], [line('accountName', 'Homeward Client Money'), ...lines], { recommended: true });
const wallet = terms([1, 2]);
const atOnce = terms([1, 30]);

const moreTerms: typeof termsByMarket = {
  NZL: { 120: account(line('accountNumber', '01-0902-0068389-00')), 410: terms([1, 30], [], { percent: '1', maxAmount: '5000' }), 430: atOnce, 400: wallet },
  SGP: { 110: terms([5, 1440], [line('accountNumber', '072-014882-6')]), 120: account(line('accountNumber', '072-014882-6'), line('bankName', 'Example Bank (Singapore)', false)), 499: terms([0, 1]), 400: wallet },
  JPN: { 120: account(line('bankName', 'Example Bank (Japan)', false), line('accountNumber', '1048726')), 400: wallet },
  EU: { 120: account(line('accountNumber', 'DE02 1203 0000 0000 2020 51')), 150: terms([5, 7200], [line('accountNumber', '21 498 · 604 118 275')]), 420: atOnce, 430: atOnce, 440: atOnce, 470: atOnce, 480: atOnce, 493: atOnce, 495: terms([1, 4], [], { maxAmount: '750' }) },
  GBR: { 120: account(line('bankCode', '20-00-00'), line('accountNumber', '55779911')), 420: atOnce, 430: atOnce, 493: atOnce },
  CAN: { 120: account(line('accountNumber', '00102-003-1048726')), 400: wallet },
  USA: { 120: account(line('bankCode', '021000021'), line('accountNumber', '4821773019')), 460: terms([1440, 2880], [], { percent: '0.5', maxAmount: '2500' }), 0: terms([4320, 7200], [], { maxAmount: '10000' }) },
  BRA: { 120: account(line('accountNumber', '0001 1048726-5')), 910: terms([0, 5], [], { recommended: true }) },
  KOR: { 120: account(line('bankName', 'Example Bank (Korea)', false), line('accountNumber', '110-482-177301')), 491: atOnce },
  VNM: { 120: account(line('accountNumber', '0011004821773')), 310: terms([0, 5]) },
  CHN: { 120: account(line('bankName', 'Example Bank (China)', false), line('accountNumber', '6225 0000 4821 7730')), 400: wallet },
}; // prettier-ignore

/** MB WAY has no page to be sent to: the payer's own app is asked, as with an account of theirs. */
const kindOf = (code: PaymentMethodCode): PaymentKind =>
  code === 495 ? 'account' : paymentMethods[code].kind;

/** Every way to pay in a market, the recommended one first. */
export function allMethodsOf(market: string): readonly MethodRow<PaymentKind>[] {
  const own = termsByMarket[market] ?? moreTerms[market] ?? {};
  return paymentMethodsOf(market)
    .flatMap((fundingType): MethodRow<PaymentKind>[] => {
      const row = own[fundingType];
      return row
        ? [
            {
              ...row,
              fundingType,
              kind: kindOf(fundingType),
              deadlineHours: paymentMethods[fundingType].deadlineHours,
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.recommended) - Number(a.recommended));
}

/** Kinds that every client can show: details to copy, a page to go to, the wallet it runs in. */
const usual: readonly PaymentKind[] = ['transfer', 'redirect', 'wallet'];

/** Ways to pay in a market, of the kinds that a client names. */
export const methodsOf = (
  market: string,
  kinds: readonly PaymentKind[] = usual,
): readonly MethodRow<PaymentKind>[] => allMethodsOf(market).filter(({ kind }) => kinds.includes(kind));

const instructed: readonly string[] = ['transfer', 'redirect', 'wallet', 'scan'] satisfies InstructedKind[];

/** A method that `order.pay` gives an instruction for. */
export const methodOf = (market: string, fundingType: number): MethodRow | undefined =>
  allMethodsOf(market).find(
    (row): row is MethodRow => row.fundingType === fundingType && instructed.includes(row.kind),
  );

/** A method with calls of its own, such as ACH and MB WAY. */
export const directMethodOf = (market: string, fundingType: number): MethodRow<PaymentKind> | undefined =>
  allMethodsOf(market).find((row) => row.fundingType === fundingType && row.kind === 'account');

/** The bank tells us of a transfer before it is settled; a wallet or pay page answers for the money at once. */
export const settlesAtOnce = (method: string): boolean => {
  const code = Number(method);
  return isPaymentMethod(code) && paymentMethods[code].kind !== 'transfer';
};
