import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, ParamsOf, WriteCall } from '@/contracts/calls/defineCall';
import { type AppError, toAppError } from '@/core/appError';
import { write } from '../queries/write';
import { newCommitKey } from './commitKey';
import { commitEndOf, commitPauseMs } from './commitRule';

export interface PendingCommit<P> {
  key: string;
  params: P;
}

/** Must survive a restart. */
export interface CommitSlot<P> {
  read: () => PendingCommit<P> | null;
  keep: (pending: PendingCommit<P>) => void;
  drop: () => void;
}

export type CommitOutcome<A> =
  | { kind: 'committed'; answer: A }
  /** No order; the slot is empty. */
  | { kind: 'refused'; error: AppError }
  /** The next try sends the same order. */
  | { kind: 'unsure'; error: AppError }
  | { kind: 'busy' };

/** `waiting`: retries automatically. `stopped`: waits for the sender. */
export type CommitState = 'idle' | 'sending' | 'waiting' | 'stopped';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Stores an idempotency key before the first try: second taps, retries and restarts yield one order. Retries until
 * stopped or unmounted. After success the caller empties the slot when the next screen is open.
 */
export function useOrderCommit<R extends WriteCall>(row: R, slot: CommitSlot<ParamsOf<R>>) {
  const [state, setState] = useState<CommitState>('idle');
  const running = useRef<AbortController | null>(null);
  const stop = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (params: ParamsOf<R>, signal: AbortSignal): Promise<CommitOutcome<AnswerOf<R>>> => {
    const pending = slot.read() ?? { key: await newCommitKey(), params };
    slot.keep(pending);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return {
          kind: 'committed',
          answer: await write(row, pending.params, { idempotencyKey: pending.key }),
        };
      } catch (thrown) {
        const error = toAppError(thrown);
        const end = commitEndOf(error);
        if (end === 'ends') {
          slot.drop();
          return { kind: 'refused', error };
        }
        if (end === 'again' && !signal.aborted) {
          setState('waiting');
          await pause(commitPauseMs(pending.key, attempt), signal);
        }
        if (end === 'waits' || signal.aborted) return { kind: 'unsure', error };
      }
    }
  };

  const commit = async (params: ParamsOf<R>): Promise<CommitOutcome<AnswerOf<R>>> => {
    if (running.current) return { kind: 'busy' };
    const controller = new AbortController();
    running.current = controller;
    setState('sending');
    const outcome = await send(params, controller.signal).finally(() => {
      running.current = null;
    });
    setState(outcome.kind === 'unsure' ? 'stopped' : 'idle');
    return outcome;
  };
  return { commit, state, stop };
}
