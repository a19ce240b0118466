import {
  isPaymentMethod,
  paymentMethods,
  type PaymentKind,
  type PaymentMethodCode,
} from '@/domain/paymentMethods';
import type { Decimal } from '@/core/decimal';
import { paymentMethodsOf, type PaymentTerms, paymentTermsOf } from '@/domain/paymentTerms';
import { linesOf } from '../../fixtures/paymentAccounts';

type InstructedKind = 'transfer' | 'redirect' | 'wallet' | 'scan';

/** A way to pay an order: the market's terms, the method's own kind and deadline, and where the money goes. */
export interface MethodRow<K extends PaymentKind = InstructedKind> extends PaymentTerms {
  readonly fundingType: PaymentMethodCode;
  readonly kind: K;
  /** How long the order waits for this payment. */
  readonly deadlineHours: number;
  readonly lines: readonly { labelKey: string; value: string; copy: boolean }[];
}

/** Every way to pay in a market, the fastest first. */
export function allMethodsOf(market: string): readonly MethodRow<PaymentKind>[] {
  return paymentMethodsOf(market)
    .flatMap((fundingType): MethodRow<PaymentKind>[] => {
      const terms = paymentTermsOf(market, fundingType);
      if (!terms) return [];
      const { kind, deadlineHours } = paymentMethods[fundingType];
      return [{ ...terms, fundingType, kind, deadlineHours, lines: linesOf(market, fundingType) }];
    })
    .sort((a, b) => a.minutes[1] - b.minutes[1]);
}

/** Kinds that every client can show: details to copy, a page to go to, the wallet it runs in. */
const usual: readonly PaymentKind[] = ['transfer', 'redirect', 'wallet'];

/** Ways to pay in a market, of the kinds that a client names. */
export const methodsOf = (
  market: string,
  kinds: readonly PaymentKind[] = usual,
): readonly MethodRow<PaymentKind>[] => allMethodsOf(market).filter(({ kind }) => kinds.includes(kind));

/** Whether a method is open for a sum. */
export const takes = ({ min, max }: MethodRow<PaymentKind>, sum: Decimal): boolean =>
  (min === undefined || sum.gte(min)) && (max === undefined || sum.lte(max));

const DAY = 1440;

/** Minutes until a sum is with us by the quickest way to pay it that a market offers everywhere. */
export const quickestPayment = (market: string, sum: Decimal): number =>
  methodsOf(market, ['transfer', 'redirect']).find((method) => takes(method, sum))?.minutes[1] ?? 2 * DAY;

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
