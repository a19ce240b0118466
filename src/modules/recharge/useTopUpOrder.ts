import * as v from 'valibot';
import { useStore } from 'zustand';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { rechargeCreate } from '@/contracts/calls/services/recharge';
import { identifier } from '@/contracts/entities/base';
import { type CommitSlot, useOrderCommit } from '@/state/orders/useOrderCommit';
import { createPersistedStore } from '@/state/storage/persisted';

const kept = v.object({
  pending: v.optional(v.object({ key: identifier, params: rechargeCreate.params })),
});
export const topUpCommit = createPersistedStore('rechargeCommit', kept, {});

const slot: CommitSlot<ParamsOf<typeof rechargeCreate>> = {
  read: () => topUpCommit.getState().pending ?? null,
  keep: (pending) => topUpCommit.setState({ pending }),
  drop: () => topUpCommit.setState({ pending: undefined }),
};

/** A retry, also after a restart, sends the kept params and key: the same order. */
export function useTopUpOrder() {
  const { commit, state, stop } = useOrderCommit(rechargeCreate, slot);
  return { commit, state, stop, pending: useStore(topUpCommit).pending?.params, finish: slot.drop };
}
