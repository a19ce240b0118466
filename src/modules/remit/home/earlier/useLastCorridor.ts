import { useEffect } from 'react';
import { useStore } from 'zustand';
import { remitDraftStore, startOver } from '@/state/drafts/remitDraft';
import { useLatestOrders } from '@/state/orders/waitingOrders';

/** The last order's target replaces an unchosen default until something is typed or chosen. */
export function useLastCorridor(targets: readonly string[]): void {
  const last = useLatestOrders().data?.rows[0]?.targetCountry;
  const { targetGuessed, amountText, quote } = useStore(remitDraftStore);
  const begun = amountText !== undefined || quote !== undefined;
  const offered = last !== undefined && targets.includes(last);
  useEffect(() => {
    if (targetGuessed && !begun && offered) startOver({ targetCountryCode: last, targetGuessed: undefined });
  }, [targetGuessed, begun, offered, last]);
}
