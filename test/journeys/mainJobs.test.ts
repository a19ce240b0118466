import { marketCodes } from '@/domain/markets';
import { shareOf } from '../share';
import { journey, wantedTargets } from './driver';
import { mainJob } from './steps/mainJob';

const rows = shareOf(
  wantedTargets().flatMap((target) => marketCodes.map((market) => ({ market, target }))),
  { share: 0.08, key: ({ market, target }) => `${market} ${target}`, kindsOf: ({ target }) => [target] },
);

for (const { market, target } of rows)
  journey(`new sender from ${market}: sign-up to success`, mainJob, {
    market,
    targets: [target],
  });
