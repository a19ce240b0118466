import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type MarketRecord, commonSupportCountry } from '@/contracts/calls/common/markets';
import { type TargetMarketRecord, commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { times } from '@/domain/constants';
import { mayRemit } from '@/domain/markets/markets';
import { useMarket } from '@/state/market/market';
import { servedSources, servedTargets } from '@/state/market/targets';
import { usePageShownState } from '@/state/queries/pageShown';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore, startOver } from '@/state/drafts/remitDraft';

export interface Corridor {
  sources: readonly MarketRecord[];
  targets: readonly TargetMarketRecord[];
  source: MarketRecord | undefined;
  target: TargetMarketRecord | undefined;
  closed: boolean;
  state: 'loading' | 'failed' | 'ready';
  error: unknown;
  retry: () => void;
  chooseSource: (code: string) => void;
  chooseTarget: (code: string) => void;
}

const isOpen = (row: { status: string }): boolean => row.status === 'opened';

/** The draft's while offered, else the first open. */
export function useCorridor(): Corridor {
  const draft = useStore(remitDraftStore);
  const { countryCode: home } = useMarket();
  const shown = usePageShownState();
  const markets = useCall(commonSupportCountry, {}, { lasting: 'shared', staleMs: times.marketsFresh });
  const sources = useMemo(() => {
    const listed = markets.data?.list ?? [];
    return __FORCED_MARKET__ ? servedSources(listed) : listed;
  }, [markets.data]);
  const source = useMemo(() => {
    const wanted = [draft.sourceCountryCode, home];
    return (
      wanted.map((code) => sources.find((row) => row.countryCode === code)).find(Boolean) ??
      sources.find(isOpen) ??
      sources[0]
    );
  }, [sources, draft.sourceCountryCode, home]);
  const destinations = useCall(
    commonSupportCountryFilter,
    source ? { countryCode: source.countryCode, remitType: draft.remitType } : null,
    { lasting: 'shared' },
  );
  const targets = useMemo(() => servedTargets(destinations.data?.list), [destinations.data]);
  const target = useMemo(
    () =>
      targets.find((row) => row.countryCode === draft.targetCountryCode) ??
      targets.find(isOpen) ??
      targets[0],
    [targets, draft.targetCountryCode],
  );

  // For later steps. Under another page the draft is that page's.
  useEffect(() => {
    if (
      shown &&
      source &&
      target &&
      (draft.sourceCountryCode !== source.countryCode || draft.targetCountryCode !== target.countryCode)
    ) {
      remitDraftStore.setState({
        sourceCountryCode: source.countryCode,
        targetCountryCode: target.countryCode,
        ...(draft.targetCountryCode === target.countryCode ? {} : { targetGuessed: true }),
      });
    }
  }, [shown, source, target, draft.sourceCountryCode, draft.targetCountryCode]);

  // Also while retrying: the home's rest stays.
  const failed = [markets, destinations].some(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  const loading = markets.isPending || (source !== undefined && destinations.isPending);
  return {
    sources,
    targets,
    source,
    target,
    closed: source !== undefined && !mayRemit(source.status, target?.status),
    state: failed ? 'failed' : loading ? 'loading' : 'ready',
    error: markets.error ?? destinations.error,
    retry() {
      if (markets.isError) void markets.refetch();
      if (source && destinations.isError) void destinations.refetch();
    },
    chooseSource: (sourceCountryCode) => startOver({ sourceCountryCode }),
    chooseTarget: (targetCountryCode) => startOver({ targetCountryCode, targetGuessed: undefined }),
  };
}
