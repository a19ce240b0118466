import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ratesFee } from '@/contracts/calls/home';
import type { Quote } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode, toAppError } from '@/core/appError';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';

const RENEW_MS = 120_000;

/**
 * The draft's price for the way its payee receives (`accountType`, once that is known), renewed on entry and before it runs out: what is committed is never older than what is shown.
 * While a commit is unanswered (`commitKey`) the price stays as it was sent, or the retry would be another order.
 */
export function useFreshQuote(
  drafted: Quote,
  accountType: string | undefined,
): {
  quote: Quote | null;
  renewing: boolean;
  error: AppError | null;
  renew: () => void;
} {
  const { side, couponId, remitType, commitKey } = useStore(remitDraftStore);
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
    { enabled: accountType !== undefined && commitKey === undefined, staleMs: 0, renewMs: RENEW_MS },
  );
  const quote = commitKey !== undefined ? drafted : (query.data ?? null);
  useEffect(() => {
    if (query.data && remitDraftStore.getState().commitKey === undefined)
      remitDraftStore.setState({ quote: query.data });
  }, [query.data]);
  // Its sum has changed with the way of receiving, or it has run out.
  useEffect(() => {
    if (hasCode(query.error, errorCodes.couponInvalid)) remitDraftStore.setState({ couponId: undefined });
  }, [query.error]);
  return {
    quote,
    renewing: query.isFetching,
    error: query.isError ? toAppError(query.error) : null,
    renew: () => void query.refetch(),
  };
}
