import { useEffect } from 'react';
import { useStore } from 'zustand';
import { remitDraftStore, startOver } from '@/state/drafts/remitDraft';
import { useLatestOrders } from '@/state/orders/waitingOrders';

/**
 * Whoever has sent before mostly sends to the same country again: that of their last order takes the place of one that
 * nobody chose, as long as nothing was typed or chosen for it.
 */
export function useLastCorridor(targets: readonly string[]): void {
  const last = useLatestOrders().data?.rows[0]?.targetCountry;
  const { targetGuessed, amountText, quote } = useStore(remitDraftStore);
  const begun = amountText !== undefined || quote !== undefined;
  const offered = last !== undefined && targets.includes(last);
  useEffect(() => {
    if (targetGuessed && !begun && offered) startOver({ targetCountryCode: last, targetGuessed: undefined });
  }, [targetGuessed, begun, offered, last]);
}
