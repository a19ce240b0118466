import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, CallFlags, ParamsOf, ReadCall, WriteCall } from '@/contracts/calls/defineCall';
import { call } from '../client/client';
import { refreshCalls } from './queries';

interface CallMutationOptions {
  /** Calls whose answers it changes: they are marked as old once it has succeeded. */
  changes?: readonly ReadCall[];
  /** Over the row's own, where the screen tells a failure itself. */
  flags?: Partial<CallFlags>;
}

/**
 * A call that changes something on the server, as a mutation of TanStack Query: `isPending`, `error` and
 * `mutateAsync(params)`. It is sent once; a failure is told as the call's flags say and rejects with an AppError.
 */
export function useCallMutation<R extends WriteCall>(
  row: R,
  { changes = [], flags }: CallMutationOptions = {},
): UseMutationResult<AnswerOf<R>, Error, ParamsOf<R>> {
  return useMutation({
    mutationFn: (params: ParamsOf<R>) => call(row, params, flags),
    onSuccess: () => refreshCalls(...changes),
  });
}
