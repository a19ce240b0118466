import type { AnswerOf, ParamsOf, ReadCall } from '@/contracts/calls/defineCall';
import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import { type Labelled, offeredTo, ownTypes, useBrandTypes } from './remitTypes';

/** To this payer, or at all; null until known. */
export function useLargeOffered(payer: Labelled = null): boolean | null {
  const types = useBrandTypes();
  return types && offeredTo(types, payer).includes('LargeRemit');
}

/** As `useLargeOffered`, in the middle of a step. */
export async function isLargeOffered(
  call: <R extends ReadCall>(row: R, params: ParamsOf<R>) => Promise<AnswerOf<R>>,
  payer: Labelled,
): Promise<boolean> {
  const types = __MERCHANT__ ? (ownTypes() ?? (await call(commonBaseConfig, {})).remitType) : ownTypes();
  return types !== null && offeredTo(types, payer).includes('LargeRemit');
}
