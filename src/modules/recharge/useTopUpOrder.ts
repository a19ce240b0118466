import { useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { rechargeCreate } from '@/contracts/calls/services/recharge';
import { identifier } from '@/contracts/entities/base';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { type CommitSlot, useOrderCommit } from '@/state/orders/useOrderCommit';
import { refresh } from '@/state/queries/queries';
import { createPersistedStore } from '@/state/storage/persisted';

type Wanted = ParamsOf<typeof rechargeCreate>;

const kept = v.object({
  pending: v.optional(v.object({ key: identifier, params: rechargeCreate.params })),
});
export const topUpCommit = createPersistedStore('rechargeCommit', kept, {});

const slot: CommitSlot<Wanted> = {
  read: () => topUpCommit.getState().pending ?? null,
  keep: (pending) => topUpCommit.setState({ pending }),
  drop: () => topUpCommit.setState({ pending: undefined }),
};

/** Retries, also after a restart, send the kept params and key: the same order. */
export function useTopUpOrder() {
  const { commit, state, stop } = useOrderCommit(rechargeCreate, slot);
  const pending = useStore(topUpCommit).pending?.params;
  const [made, setMade] = useState(false);
  const busy = state === 'sending' || state === 'waiting';

  const send = async (wanted: Wanted): Promise<void> => {
    const outcome = await commit(wanted);
    if (outcome.kind === 'committed') {
      setMade(true);
      await navigate('immediatePayment', { seqNo: outcome.answer.order.seqNo }, { replace: true });
      slot.drop();
    } else if (outcome.kind === 'refused') {
      refresh('topUp');
      showError(outcome.error);
    } else if (outcome.kind === 'unsure') showError(outcome.error);
  };
  return {
    send,
    busy,
    waiting: state === 'waiting',
    stop,
    /** An order that may have been made: only it can be requested. */
    unsure: made || busy ? undefined : pending,
  };
}
