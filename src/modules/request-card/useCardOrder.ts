import * as v from 'valibot';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeCardOrderCreate } from '@/contracts/calls/payee/cardOrders';
import { identifier } from '@/contracts/entities/base';
import type { Quote } from '@/contracts/entities/quote';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { type CommitSlot, useOrderCommit } from '@/state/orders/useOrderCommit';
import { createPersistedStore } from '@/state/storage/persisted';

interface Wanted {
  card: PayeeCard;
  quote: Quote;
  purpose: string;
  relation: string;
  sourceToTarget: boolean;
}

type CardOrder = ParamsOf<typeof payeeCardOrderCreate>;

const pendingOrders = v.record(
  v.string(),
  v.object({ key: identifier, params: payeeCardOrderCreate.params }),
);
/** Orders that may have been made, by the card's link. */
export const cardCommits = createPersistedStore('cardCommits', pendingOrders, {});

const slotOf = (shareCode: string): CommitSlot<CardOrder> => ({
  read: () => cardCommits.getState()[shareCode] ?? null,
  keep: (pending) => cardCommits.setState({ [shareCode]: pending }),
  drop: () => {
    const { [shareCode]: _dropped, ...others } = cardCommits.getState();
    cardCommits.setState(others, true);
  },
});

function orderOf({ card, quote, purpose, relation, sourceToTarget }: Wanted): CardOrder {
  const accountType = card.accountType ?? 'bank';
  return {
    payeeId: card.cardId,
    payeeAccountType: accountType,
    quoteId: quote.quoteId,
    sourceAmount: quote.sourceAmount,
    sourceCurrency: quote.sourceCurrency,
    targetAmount: quote.targetAmount,
    targetCurrency: quote.targetCurrency,
    countryCode: quote.sourceCountryCode,
    targetCountry: quote.targetCountryCode,
    feeAmount: quote.feeAmount,
    feeCurrency: quote.sourceCurrency,
    businessRate: quote.businessRate,
    receiptMethod: accountType,
    source: card.shareCode ?? '',
    sourceToTarget,
    purpose,
    relation,
  };
}

/** Retries send the kept params and key: the same order and price. */
export function useCardOrder(shareCode: string) {
  const slot = useMemo(() => slotOf(shareCode), [shareCode]);
  const { commit, state, stop } = useOrderCommit(payeeCardOrderCreate, slot);
  const pending = useStore(cardCommits)[shareCode];
  return {
    state,
    stop,
    pending: pending !== undefined,
    create: (wanted: Wanted) => commit(orderOf(wanted)),
    resume: async () => (pending ? commit(pending.params) : null),
    finish: slot.drop,
  };
}
