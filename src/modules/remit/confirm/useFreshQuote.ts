import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { serverNow } from '@/api/serverClock';
import { ratesFee } from '@/contracts/calls/rates/quote';
import type { Quote } from '@/contracts/entities/quote';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode, toAppError } from '@/core/appError';
import { usePageShownState } from '@/state/queries/pageShown';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';

/** While the server's clock is unknown. */
const SHORTEST_MS = 60_000;
/** Of a timer. */
export const LONGEST_MS = 2 ** 31 - 1;

export interface FreshQuote {
  /** Null: no valid price. Kept during an unanswered commit: else the retry is another order. */
  quote: Quote | null;
  renewing: boolean;
  error: AppError | null;
  renew: () => void;
}

export function useFreshQuote(drafted: Quote, accountType: string | undefined): FreshQuote {
  const { side, couponId, remitType, commitKey } = useStore(remitDraftStore);
  const shown = usePageShownState();
  const query = useCall(
    ratesFee,
    {
      sourceCountryCode: drafted.sourceCountryCode,
      targetCountryCode: drafted.targetCountryCode,
      sourceCurrency: drafted.sourceCurrency,
      targetCurrency: drafted.targetCurrency,
      ...(side === 'source'
        ? { sourceAmount: drafted.sourceAmount }
        : { targetAmount: drafted.targetAmount }),
      remitType,
      accountType,
      couponId,
    },
    { enabled: accountType !== undefined, staleMs: 0 },
  );
  const [over, setOver] = useState<string | null>(null);
  const { data, dataUpdatedAt, refetch } = query;
  // An earlier visit's price may have become an order.
  const promised = data && query.isFetchedAfterMount && data.quoteId !== over ? data : null;
  const quote = commitKey === undefined ? promised : drafted;

  useEffect(() => {
    if (!shown || !promised || commitKey !== undefined) return;
    const left = Math.max(promised.expiresAt - serverNow(), dataUpdatedAt + SHORTEST_MS - Date.now(), 0);
    const timer = setTimeout(
      () => {
        setOver(promised.quoteId);
        void refetch();
      },
      Math.min(left, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [shown, promised, commitKey, dataUpdatedAt, refetch]);

  useEffect(() => {
    if (promised && commitKey === undefined)
      remitDraftStore.setState({ quote: promised, quotedAt: dataUpdatedAt });
  }, [promised, commitKey, dataUpdatedAt]);
  // The way of receiving changed the coupon's sum, or it has expired.
  useEffect(() => {
    if (commitKey === undefined && hasCode(query.error, errorCodes.couponInvalid))
      remitDraftStore.setState({ couponId: undefined });
  }, [query.error, commitKey]);
  return {
    quote,
    renewing: query.isFetching,
    error: query.isError ? toAppError(query.error) : null,
    renew: () => {
      setOver(data?.quoteId ?? null);
      void refetch();
    },
  };
}
