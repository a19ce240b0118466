import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, CallFlags, ParamsOf, ReadCall, WriteCall } from '@/contracts/calls/defineCall';
import { call } from '../client/client';
import { refreshCalls } from './queries';

interface CallMutationOptions {
  /** Invalidated on success. */
  changes?: readonly ReadCall[];
  /** Where the screen shows failures itself. */
  flags?: Partial<CallFlags>;
}

/** Never retried; failures show by the call's flags and reject with an AppError. */
export function useCallMutation<R extends WriteCall>(
  row: R,
  { changes = [], flags }: CallMutationOptions = {},
): UseMutationResult<AnswerOf<R>, Error, ParamsOf<R>> {
  return useMutation({
    mutationFn: (params: ParamsOf<R>) => call(row, params, flags),
    onSuccess: () => refreshCalls(...changes),
  });
}
