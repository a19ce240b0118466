import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderCommit } from '@/contracts/calls/order';
import { quotedTerms } from '@/contracts/entities/order';
import { toAppError } from '@/core/appError';
import { call } from '@/state/client/client';
import { newCommitKey } from '@/state/orders/commitKey';
import { COMMIT_RETRIES, judgeCommit } from '@/state/orders/commitRule';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';

export type CommitOutcome =
  | { kind: 'committed'; answer: AnswerOf<typeof orderCommit> }
  | { kind: 'rateUpdated' }
  | { kind: 'failed'; error: ReturnType<typeof toAppError> }
  | { kind: 'busy' };

/**
 * Commits the draft under a key that is stored before the first try: a second tap, a retry after a lost answer and a
 * restart in between all yield the same order. The key is given up only when the server has clearly said no.
 */
export function useCommit(): {
  commit: (draft: RemitDraft) => Promise<CommitOutcome>;
  busy: boolean;
  checking: boolean;
} {
  const [busy, setBusy] = useState(false);
  const [checking, setChecking] = useState(false);
  const running = useRef(false);

  const commit = async (draft: RemitDraft): Promise<CommitOutcome> => {
    const { quote, payeeId, purpose, relation } = draft;
    if (running.current) return { kind: 'busy' };
    if (!quote || !payeeId || !purpose || !relation)
      throw new Error('An incomplete draft cannot be committed');
    running.current = true;
    setBusy(true);
    try {
      const commitKey = draft.commitKey ?? (await newCommitKey());
      remitDraftStore.setState({ commitKey });
      for (let attempt = 0; ; attempt += 1) {
        try {
          const answer = await call(
            orderCommit,
            {
              ...v.parse(quotedTerms, quote),
              payeeId,
              remitType: draft.remitType,
              purpose,
              relation,
              postscript: draft.postscript,
              couponId: draft.couponId,
              lockRate: draft.lockRate ?? false,
              speed: 2,
            },
            { idempotencyKey: commitKey },
          );
          return { kind: 'committed', answer };
        } catch (thrown) {
          const error = toAppError(thrown);
          const verdict = judgeCommit(error);
          if (verdict.unanswered && attempt < COMMIT_RETRIES) {
            setChecking(true);
            continue;
          }
          if (verdict.endsKey) remitDraftStore.setState({ commitKey: undefined });
          if (verdict.rateUpdated) return { kind: 'rateUpdated' };
          return { kind: 'failed', error };
        }
      }
    } finally {
      running.current = false;
      setBusy(false);
      setChecking(false);
    }
  };
  return { commit, busy, checking };
}
