import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderPayTypes } from '@/contracts/calls/order/payment';
import { Decimal } from '@/core/decimal';

type PayType = AnswerOf<typeof orderPayTypes>['list'][number];
type Offer = Pick<PayType, 'feeAmount' | 'arrivalMinutesTo'>;

export const bestFirst = <T extends Offer>(offered: readonly T[]): readonly T[] =>
  [...offered].sort(
    (one, other) =>
      new Decimal(one.feeAmount.amount).comparedTo(other.feeAmount.amount) ||
      one.arrivalMinutesTo - other.arrivalMinutesTo,
  );

export type MethodTag = 'recommended' | 'fastest' | 'cheapest';

/** `sorted` by `bestFirst`: recommends the first. */
export function tagsOf(type: Offer, sorted: readonly Offer[]): readonly MethodTag[] {
  const others = sorted.filter((other) => other !== type);
  if (others.length === 0) return [];
  const fee = new Decimal(type.feeAmount.amount);
  return [
    ...(type === sorted[0] ? (['recommended'] as const) : []),
    ...(others.every((other) => other.arrivalMinutesTo > type.arrivalMinutesTo)
      ? (['fastest'] as const)
      : []),
    ...(others.every((other) => fee.lt(other.feeAmount.amount)) ? (['cheapest'] as const) : []),
  ];
}

/** The payer's or order's choice while offered, else the best. */
export const selectedMethod = (
  sorted: readonly Pick<PayType, 'fundingType'>[],
  ...wanted: readonly (number | null | undefined)[]
): number | undefined =>
  wanted.find((code) => sorted.some(({ fundingType }) => fundingType === code)) ?? sorted[0]?.fundingType;
