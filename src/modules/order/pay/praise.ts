import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderPayTypes } from '@/contracts/calls/order';
import { Decimal } from '@/core/decimal';

type PayType = AnswerOf<typeof orderPayTypes>['list'][number];
type Praised = Pick<PayType, 'feeAmount' | 'arrivalMinutesTo' | 'recommended'>;

/** What is said for a way to pay beside the others: fastest or cheapest is one of them alone. */
export function praiseOf(
  type: Praised,
  offered: readonly Praised[],
): readonly ('recommended' | 'fastest' | 'cheapest')[] {
  const others = offered.filter((other) => other !== type);
  const fee = new Decimal(type.feeAmount.amount);
  const fastest = others.every((other) => other.arrivalMinutesTo > type.arrivalMinutesTo);
  const cheapest = others.every((other) => new Decimal(other.feeAmount.amount).gt(fee));
  return [
    ...(type.recommended ? (['recommended'] as const) : []),
    ...(others.length && fastest ? (['fastest'] as const) : []),
    ...(others.length && cheapest ? (['cheapest'] as const) : []),
  ];
}
