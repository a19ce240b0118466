import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { marketRow } from '@/domain/markets/markets';
import { ratesFee } from '@/contracts/calls/rates/quote';
import type { Quote } from '@/contracts/entities/quote';
import { type DecimalText, Decimal } from '@/core/decimal';
import { parseAmount } from '@/core/amountText';
import { checkLimits, type LimitVerdict } from '@/core/limits';
import { money } from '@/core/money';
import { convert, convertBack, rateOf } from '@/core/rate';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError, type AppError } from '@/core/appError';
import { usePageShownState } from '@/state/queries/pageShown';
import { useCall } from '@/state/queries/queries';
import { type AmountSide, remitDraftStore } from '@/state/drafts/remitDraft';
import { useTypingPause } from '@/state/useTypingPause';
import type { Corridor } from './useCorridor';

export interface QuoteView {
  /** As typed; the other is calculated. */
  side: AmountSide;
  sourceText: string;
  targetText: string;
  /** Server's price for exactly these fields; null while loading. */
  quote: Quote | null;
  /** Possibly a moment old. */
  lastQuote: Quote | null;
  /** When an earlier visit asked for it, epoch ms of the device. */
  seenAt: number | null;
  refreshing: boolean;
  error: AppError | null;
  verdict: LimitVerdict | null;
  /** Why the server prices nothing, in its words. */
  refusal: string | undefined;
  /** Outside the limits: shows no amount or arrival. */
  refused: boolean;
  type: (side: AmountSide, text: string) => void;
  retry: () => void;
}

type Ends = Pick<Corridor, 'source' | 'target'>;

function keptPrice(): { quote: Quote; at: number } | null {
  const { quote, quotedAt } = remitDraftStore.getState();
  return quote && quotedAt !== undefined ? { quote, at: quotedAt } : null;
}

function usePrice({ source, target }: Ends, typed: DecimalText | null) {
  const { side, remitType, accountType, couponId } = useStore(remitDraftStore);
  const asked = useTypingPause(typed);
  const usable =
    source !== undefined && target !== undefined && asked !== null && !new Decimal(asked).isZero();
  const query = useCall(
    ratesFee,
    {
      sourceCountryCode: source?.countryCode ?? '',
      targetCountryCode: target?.countryCode ?? '',
      sourceCurrency: source?.currency ?? '',
      targetCurrency: target?.currency ?? '',
      ...(side === 'source' ? { sourceAmount: asked ?? '0' } : { targetAmount: asked ?? '0' }),
      remitType,
      accountType,
      couponId,
    },
    { enabled: usable, keepPrevious: true, staleMs: 60_000 },
  );
  const [kept] = useState(keptPrice);
  // A refused amount has no price; the last rate and limits still hold.
  const [before, setBefore] = useState(kept?.quote ?? null);
  const answered = query.data ?? before;
  const inCorridor =
    answered !== null &&
    answered.sourceCountryCode === source?.countryCode &&
    answered.targetCountryCode === target?.countryCode;
  const lastQuote = inCorridor ? answered : null;
  if (before !== lastQuote) setBefore(lastQuote);
  const answersTyped =
    query.data !== undefined &&
    lastQuote !== null &&
    typed !== null &&
    new Decimal(side === 'source' ? lastQuote.sourceAmount : lastQuote.targetAmount).equals(typed);
  // Applying a coupon keeps the price: the review refetches with it.
  const terms = `${remitType} ${accountType}`;
  const [pricedFor, setPricedFor] = useState(terms);
  if (query.data && !query.isPlaceholderData && pricedFor !== terms) setPricedFor(terms);
  return {
    quote: answersTyped && pricedFor === terms && !query.isError ? lastQuote : null,
    lastQuote,
    askedAt: query.dataUpdatedAt,
    seenAt: kept && lastQuote === kept.quote ? kept.at : null,
    refreshing: usable && (query.isFetching || asked !== typed),
    error: query.error,
    refetch: query.refetch,
  };
}

function useKeepInDraft(quote: Quote | null, quotedAt: number, error: unknown): void {
  // Under another page, such as the confirmation, the draft is that page's.
  const shown = usePageShownState();
  useEffect(() => {
    if (!shown) return;
    // 0: shown while another is on its way.
    if (quote && quotedAt > 0) remitDraftStore.setState({ quote, quotedAt });
    if (hasCode(error, errorCodes.couponInvalid)) remitDraftStore.setState({ couponId: undefined });
  }, [shown, quote, quotedAt, error]);
}

/** Typing converts with the last rate at once; only the server's price can be committed. */
export function useQuote({ source, target }: Ends): QuoteView {
  const draft = useStore(remitDraftStore);
  const { side } = draft;
  const amountText = draft.amountText ?? marketRow(source?.countryCode ?? '')?.firstAmount ?? '';
  const typedCurrency = side === 'source' ? source : target;
  const parsed = parseAmount(amountText, typedCurrency?.currencyPrecision ?? 2);
  const typed = parsed.ok ? parsed.amount : null;
  const price = usePrice({ source, target }, typed);
  const { quote, lastQuote, seenAt, refreshing } = price;
  useKeepInDraft(quote, price.askedAt, price.error);

  const other = useMemo(
    () =>
      lastQuote && typed && source && target
        ? opposite(side, typed, lastQuote, source.currencyPrecision, target.currencyPrecision)
        : '',
    [lastQuote, typed, side, source, target],
  );
  const error = price.error ? toAppError(price.error) : null;
  const converted = error && error.kind !== 'business' ? '' : other;
  const sourceText = side === 'source' ? amountText : (quote?.sourceAmount ?? converted);
  const verdict = useMemo(() => verdictOn(sourceText, source, lastQuote), [source, lastQuote, sourceText]);
  const refused =
    (verdict !== null && 'limit' in verdict) || (error?.kind === 'business' && lastQuote !== null);
  const targetText = side === 'target' ? amountText : refused ? '' : (quote?.targetAmount ?? converted);

  return {
    side,
    sourceText,
    targetText,
    quote,
    lastQuote,
    seenAt,
    refreshing,
    error,
    verdict,
    refusal: error?.kind === 'business' ? error.serverMessage : undefined,
    refused,
    type(on, text) {
      remitDraftStore.setState({ side: on, amountText: text, quote: undefined });
    },
    retry: () => void price.refetch(),
  };
}

function verdictOn(sourceText: string, source: Ends['source'], quote: Quote | null): LimitVerdict | null {
  if (!source || !quote) return null;
  const amount = parseAmount(sourceText, source.currencyPrecision);
  if (!amount.ok) return null;
  return checkLimits(money(source.currency, amount.amount), {
    currencyCode: source.currency,
    min: quote.minSourceAmount,
    max: quote.maxSourceAmount,
    decimals: source.currencyPrecision,
  });
}

function opposite(
  side: AmountSide,
  typed: DecimalText,
  quote: Quote,
  sourceDecimals: number,
  targetDecimals: number,
): DecimalText {
  const by = rateOf(quote);
  return side === 'source'
    ? convert(money(quote.sourceCurrency, typed), by, targetDecimals).amount
    : convertBack(money(quote.targetCurrency, typed), by, sourceDecimals).amount;
}
