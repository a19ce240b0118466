import { marketCodes } from '@/domain/markets';
import { shareOf } from '../../share';
import { journey, wantedTargets } from '../driver';
import { mainJob } from './mainJob';

const rows = shareOf(
  wantedTargets().flatMap((target) => marketCodes.map((market) => ({ market, target }))),
  { share: 0.08, key: ({ market, target }) => `${market} ${target}`, kindsOf: ({ target }) => [target] },
);

/** A new sender of every market on every target, from sign-up to success: one part of them a file. */
export function mainJobs(part: number, parts: number): void {
  for (const { market, target } of rows.filter((_row, index) => index % parts === part))
    journey(`new sender from ${market}: sign-up to success`, mainJob, {
      market,
      targets: [target],
      timeout: 240_000,
    });
}
