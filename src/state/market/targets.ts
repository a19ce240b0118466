import { variant } from '@/variants';

/** Targets as the server lists them, less those that this brand does not serve. */
export const servedTargets = <R extends { targetCountry: string }>(rows: readonly R[] = []): readonly R[] =>
  rows.filter(({ targetCountry }) => !variant.blockedTargets.includes(targetCountry));

/** Those of them where money can go today. */
export const openTargets = <R extends { targetCountry: string; status: string }>(
  rows: readonly R[] = [],
): readonly R[] => servedTargets(rows).filter(({ status }) => status === 'opened');
