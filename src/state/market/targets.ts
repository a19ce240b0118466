import { variant } from '@/variants';

export const servedSources = <R extends { countryCode: string }>(rows: readonly R[] = []): readonly R[] =>
  variant.forcedMarket ? rows.filter(({ countryCode }) => countryCode === variant.forcedMarket) : rows;

export const servedTargets = <R extends { targetCountry: string }>(rows: readonly R[] = []): readonly R[] =>
  rows.filter(({ targetCountry }) => !variant.blockedTargets.includes(targetCountry));

export const openTargets = <R extends { targetCountry: string; status: string }>(
  rows: readonly R[] = [],
): readonly R[] => servedTargets(rows).filter(({ status }) => status === 'opened');
