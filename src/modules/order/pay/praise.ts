import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderPayTypes } from '@/contracts/calls/order';
import { Decimal } from '@/core/decimal';

type PayType = AnswerOf<typeof orderPayTypes>['list'][number];
type Praised = Pick<PayType, 'feeAmount' | 'arrivalMinutesTo' | 'recommended'>;

/** What is said for a way to pay beside the others: nothing where all of them are alike. */
export function praiseOf(
  type: Praised,
  offered: readonly Praised[],
): readonly ('recommended' | 'fastest' | 'cheapest')[] {
  const fees = offered.map(({ feeAmount }) => new Decimal(feeAmount.amount));
  const fee = new Decimal(type.feeAmount.amount);
  const fastest = offered.some((other) => other.arrivalMinutesTo > type.arrivalMinutesTo);
  const slower = offered.some((other) => other.arrivalMinutesTo < type.arrivalMinutesTo);
  const cheaper = fees.some((other) => other.gt(fee));
  const dearer = fees.some((other) => other.lt(fee));
  return [
    ...(type.recommended ? (['recommended'] as const) : []),
    ...(fastest && !slower ? (['fastest'] as const) : []),
    ...(cheaper && !dearer ? (['cheapest'] as const) : []),
  ];
}
