import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import { type AppError, toAppError } from '@/core/appError';
import { call } from '../client/client';
import { newCommitKey } from './commitKey';
import { commitEndOf, commitPauseMs } from './commitRule';

/** An order that may have been made: what was sent, and under which key. */
export interface PendingCommit<P> {
  key: string;
  params: P;
}

/** Where the pending commit of one intended order is kept, over a restart too. */
export interface CommitSlot<P> {
  read: () => PendingCommit<P> | null;
  keep: (pending: PendingCommit<P>) => void;
  drop: () => void;
}

export type CommitOutcome<A> =
  | { kind: 'committed'; answer: A }
  /** The server made no order: the slot is empty. */
  | { kind: 'refused'; error: AppError }
  /** Nobody knows: the slot is kept, and the next try asks for the same order. */
  | { kind: 'unsure'; error: AppError }
  | { kind: 'busy' };

/** `waiting`: there is no answer, and it will be asked again by itself. `stopped`: it will not, until the sender says so. */
export type CommitState = 'idle' | 'sending' | 'waiting' | 'stopped';

/**
 * Commits an order under a key that is kept, with what is sent, before the first try: a second tap, a retry after a lost
 * answer and a restart in between all send the same and yield the same order. Without an answer it goes on by itself, at
 * growing intervals, until it is stopped or its screen goes. The slot is emptied only when the server has clearly said no;
 * whoever got an order empties it once the next screen is open.
 */
export function useOrderCommit<R extends CallRow>(row: R, slot: CommitSlot<ParamsOf<R>>) {
  const [state, setState] = useState<CommitState>('idle');
  const running = useRef(false);
  const stopped = useRef(false);
  const wake = useRef<() => void>(() => undefined);
  const stop = (): void => {
    stopped.current = true;
    wake.current();
  };
  useEffect(
    () => () => {
      stopped.current = true;
      wake.current();
    },
    [],
  );

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const send = async (params: ParamsOf<R>): Promise<CommitOutcome<AnswerOf<R>>> => {
    const pending = slot.read() ?? { key: await newCommitKey(), params };
    slot.keep(pending);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return {
          kind: 'committed',
          answer: await call(row, pending.params, { idempotencyKey: pending.key }),
        };
      } catch (thrown) {
        const error = toAppError(thrown);
        const end = commitEndOf(error);
        if (end === 'ends') {
          slot.drop();
          return { kind: 'refused', error };
        }
        if (end === 'again' && !stopped.current) {
          setState('waiting');
          await pause(commitPauseMs(pending.key, attempt));
        }
        if (end === 'waits' || stopped.current) return { kind: 'unsure', error };
      }
    }
  };

  const commit = async (params: ParamsOf<R>): Promise<CommitOutcome<AnswerOf<R>>> => {
    if (running.current) return { kind: 'busy' };
    running.current = true;
    stopped.current = false;
    setState('sending');
    const outcome = await send(params).finally(() => {
      running.current = false;
    });
    setState(outcome.kind === 'unsure' ? 'stopped' : 'idle');
    return outcome;
  };
  return { commit, state, stop };
}
