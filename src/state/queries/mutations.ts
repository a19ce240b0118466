import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, CallFlags, ParamsOf, WriteCall } from '@/contracts/calls/defineCall';
import { write } from './write';

/** Never retried; failures show by the call's flags or the screen's, and reject with an AppError. */
export function useCallMutation<R extends WriteCall>(
  row: R,
  flags?: Partial<CallFlags>,
): UseMutationResult<AnswerOf<R>, Error, ParamsOf<R>> {
  return useMutation({ mutationFn: (params: ParamsOf<R>) => write(row, params, flags) });
}
