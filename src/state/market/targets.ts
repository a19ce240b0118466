import { variant } from '@/variants';

/** Markets that money may be sent from: all that the server lists, or the one that this brand is bound to. */
export const servedSources = <R extends { countryCode: string }>(rows: readonly R[] = []): readonly R[] =>
  variant.forcedMarket ? rows.filter(({ countryCode }) => countryCode === variant.forcedMarket) : rows;

/** Targets as the server lists them, less those that this brand does not serve. */
export const servedTargets = <R extends { targetCountry: string }>(rows: readonly R[] = []): readonly R[] =>
  rows.filter(({ targetCountry }) => !variant.blockedTargets.includes(targetCountry));

/** Those of them where money can go today. */
export const openTargets = <R extends { targetCountry: string; status: string }>(
  rows: readonly R[] = [],
): readonly R[] => servedTargets(rows).filter(({ status }) => status === 'opened');
