import {
  isPaymentMethod,
  paymentMethods,
  paymentMethodsOf,
  type PaymentMethodCode,
} from '@/catalogue/paymentMethods';

/** What a method costs in a market, how long the money takes to reach us and what the payer is told. */
interface Terms {
  /** Per cent of the order's total on top, such as '1'. */
  readonly percent: string;
  /** Minutes until the money is with us. */
  readonly minutes: readonly [number, number];
  readonly recommended: boolean;
  readonly maxAmount?: string;
  readonly lines: readonly { labelKey: string; value: string; copy: boolean }[];
}

/** A way to pay an order: terms of the sandbox, kind and deadline of the app's own table. */
export interface MethodRow extends Terms {
  readonly fundingType: PaymentMethodCode;
  readonly kind: 'transfer' | 'redirect' | 'wallet';
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

/** A market without terms of its own is paid by bank transfer or wallet, so that no order is unpayable. */
const anywhere: Partial<Record<PaymentMethodCode, Terms>> = {
  120: terms(
    [60, 2880],
    [line('accountName', 'Homeward Client Money'), line('accountNumber', 'HW00 4821 7730 1956')],
    { recommended: true },
  ),
  400: terms([1, 2]),
};

/** Ways to pay in a market, the recommended one first. */
export function methodsOf(market: string): readonly MethodRow[] {
  const own = termsByMarket[market] ?? anywhere;
  return paymentMethodsOf(market)
    .flatMap((fundingType): MethodRow[] => {
      const row = own[fundingType];
      const { kind, deadlineHours } = paymentMethods[fundingType];
      if (!row || (kind !== 'transfer' && kind !== 'redirect' && kind !== 'wallet')) return [];
      return [{ ...row, fundingType, kind, deadlineHours }];
    })
    .sort((a, b) => Number(b.recommended) - Number(a.recommended));
}

export const methodOf = (market: string, fundingType: number): MethodRow | undefined =>
  methodsOf(market).find((row) => row.fundingType === fundingType);

/** The bank tells us of a transfer before it is settled; a wallet or pay page answers for the money at once. */
export const settlesAtOnce = (method: string): boolean => {
  const code = Number(method);
  return isPaymentMethod(code) && paymentMethods[code].kind !== 'transfer';
};
