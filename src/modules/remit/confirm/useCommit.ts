import * as v from 'valibot';
import type { AnswerOf, ParamsOf } from '@/contracts/calls/defineCall';
import { orderCommit } from '@/contracts/calls/order/commit';
import { declared } from '@/contracts/entities/declared';
import { quotedTerms } from '@/contracts/entities/quote';
import { locksRate } from '@/domain/rateLock';
import { type CommitOutcome, type CommitSlot, useOrderCommit } from '@/state/orders/useOrderCommit';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';

type Commit = ParamsOf<typeof orderCommit>;

/** While an order is unanswered, the transfer as it was sent. */
export const confirmedDraft = ({ sent, ...draft }: RemitDraft): RemitDraft =>
  draft.commitKey !== undefined && sent ? { ...sent, commitKey: draft.commitKey } : draft;

function commitOf(draft: RemitDraft): Commit {
  const { quote, payeeId, remitType, couponId } = draft;
  if (!quote || !payeeId) throw new Error('An incomplete draft cannot be committed');
  return {
    ...v.parse(quotedTerms, quote),
    ...v.parse(declared, draft),
    payeeId,
    remitType,
    couponId,
    lockRate: locksRate(draft.lockRate, quote.rateLockHours),
    speed: 2,
  };
}

const slot: CommitSlot<Commit> = {
  read: () => {
    const draft = confirmedDraft(remitDraftStore.getState());
    return draft.commitKey === undefined ? null : { key: draft.commitKey, params: commitOf(draft) };
  },
  keep: ({ key }) => remitDraftStore.setState({ commitKey: key }),
  drop: () => remitDraftStore.setState({ commitKey: undefined, sent: undefined }),
};

export function useCommit() {
  const { commit, state, stop } = useOrderCommit(orderCommit, slot);
  return {
    state,
    stop,
    commit: async (draft: RemitDraft): Promise<CommitOutcome<AnswerOf<typeof orderCommit>>> => {
      const params = commitOf(draft);
      if (draft.commitKey === undefined) remitDraftStore.setState({ sent: draft });
      return commit(params);
    },
  };
}
