import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { commonSupportCountryFilter, type TargetMarketRecord } from '@/contracts/calls/common/targets';
import { commonSupportCountry, type MarketRecord } from '@/contracts/calls/common/markets';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { openTargets } from '@/state/market/targets';
import { useCall } from '@/state/queries/queries';
import { failedOf } from '@/state/queries/queryResult';

export interface RateCorridor {
  sources: readonly MarketRecord[];
  targets: readonly TargetMarketRecord[];
  source: MarketRecord | undefined;
  target: TargetMarketRecord | undefined;
  state: 'loading' | 'failed' | 'ready';
  error: unknown;
  retry: () => void;
  choose: (codes: { source?: string; target?: string }) => void;
}

interface Given {
  countryCode?: string | undefined;
  targetCountryCode?: string | undefined;
}

/** Requested, else the transfer's, else the first. Never changes the transfer. */
export function useRateCorridor(given: Given): RateCorridor {
  const [chosen, setChosen] = useState({ source: given.countryCode, target: given.targetCountryCode });
  const drafted = useStore(remitDraftStore).targetCountryCode;
  const own = useSourceMarket();
  const markets = useCall(commonSupportCountry, {});
  const sources = useMemo(() => markets.data?.list ?? [], [markets.data]);
  const source =
    [chosen.source, own].map((code) => sources.find((row) => row.countryCode === code)).find(Boolean) ??
    sources.find(({ status }) => status === 'opened') ??
    sources[0];
  const destinations = useCall(
    commonSupportCountryFilter,
    source ? { countryCode: source.countryCode, remitType: 'personal' } : null,
  );
  // The same currency has no rate.
  const targets = useMemo(
    () => openTargets(destinations.data?.list).filter(({ currency }) => currency !== source?.currency),
    [destinations.data, source],
  );
  const target =
    [chosen.target, drafted].map((code) => targets.find((row) => row.countryCode === code)).find(Boolean) ??
    targets[0];
  const failed = failedOf(markets, destinations);
  const waiting = markets.isPending || (source !== undefined && destinations.isPending);
  return {
    sources,
    targets,
    source,
    target,
    state: failed ? 'failed' : waiting ? 'loading' : 'ready',
    error: failed?.error,
    retry: () => void failed?.refetch(),
    choose: (codes) => setChosen((before) => ({ ...before, ...codes })),
  };
}
