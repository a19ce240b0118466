import {
  isPaymentMethod,
  paymentMethodRow,
  paymentMethods,
  type PaymentKind,
  type PaymentMethodCode,
} from '@/domain/payment/paymentMethods';
import type { Decimal } from '@/core/decimal';
import { paymentMethodsOf, type PaymentTerms, paymentTermsOf } from '@/domain/payment/paymentTerms';
import { linesOf } from '../../fixtures/paymentAccounts';

type InstructedKind = 'transfer' | 'redirect' | 'wallet' | 'scan';

export interface MethodRow<K extends PaymentKind = InstructedKind> extends PaymentTerms {
  readonly fundingType: PaymentMethodCode;
  readonly kind: K;
  readonly deadlineHours: number;
  readonly lines: readonly { labelKey: string; value: string; copy: boolean }[];
}

/** Fastest first. */
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

/** Every client can show these. */
const usual: readonly PaymentKind[] = ['transfer', 'redirect', 'wallet'];

export const methodsOf = (
  market: string,
  kinds: readonly PaymentKind[] = usual,
): readonly MethodRow<PaymentKind>[] => allMethodsOf(market).filter(({ kind }) => kinds.includes(kind));

export const takes = ({ min, max }: MethodRow<PaymentKind>, sum: Decimal): boolean =>
  (min === undefined || sum.gte(min)) && (max === undefined || sum.lte(max));

const DAY = 1440;

/** By the quickest method of every client. */
export const quickestPayment = (market: string, sum: Decimal): number =>
  methodsOf(market, ['transfer', 'redirect']).find((method) => takes(method, sum))?.minutes[1] ?? 2 * DAY;

const instructed: readonly string[] = ['transfer', 'redirect', 'wallet', 'scan'] satisfies InstructedKind[];

export const methodOf = (market: string, fundingType: number): MethodRow | undefined =>
  allMethodsOf(market).find(
    (row): row is MethodRow => row.fundingType === fundingType && instructed.includes(row.kind),
  );

/** Such as ACH and MB WAY. */
export const directMethodOf = (market: string, fundingType: number): MethodRow<PaymentKind> | undefined =>
  allMethodsOf(market).find((row) => row.fundingType === fundingType && row.kind === 'account');

/** From a linked account. */
export const isDebit = (method: number | string): boolean =>
  paymentMethodRow(Number(method))?.screen === 'linked';

/** Its payer says that it is on its way; the provider tells of the others. */
export const isAnnouncedByPayer = (method: string): boolean =>
  ['transfer', 'scan'].includes(paymentMethodRow(Number(method))?.kind ?? '');

/** Banks announce transfers before they settle. */
export const settlesAtOnce = (method: string): boolean => {
  const code = Number(method);
  return isPaymentMethod(code) && paymentMethods[code].kind !== 'transfer';
};
