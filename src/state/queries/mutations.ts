import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import { call } from '../client/client';
import { refreshCalls } from './queries';

interface CallMutationOptions {
  /** Calls whose answers it changes: they are marked as old once it has succeeded. */
  changes?: readonly CallRow[];
}

/**
 * A call that changes something on the server, as a mutation of TanStack Query: `isPending`, `error` and
 * `mutateAsync(params)`. It is sent once; a failure is told as the call's flags say and rejects with an AppError.
 */
export function useCallMutation<R extends CallRow>(
  row: R,
  { changes = [] }: CallMutationOptions = {},
): UseMutationResult<AnswerOf<R>, Error, ParamsOf<R>> {
  return useMutation({
    mutationFn: (params: ParamsOf<R>) => call(row, params),
    onSuccess: () => refreshCalls(...changes),
  });
}
