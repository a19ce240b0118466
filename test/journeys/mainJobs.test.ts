import { languageCodes } from '@/domain/languages';
import { marketCodes } from '@/domain/markets/markets';
import { shareOf } from '../share';
import { journey, wantedTargets } from './driver';
import { mainJob } from './steps/mainJob';

const rows = shareOf(
  wantedTargets().flatMap((target) =>
    marketCodes.flatMap((market) => languageCodes.map((language) => ({ market, language, target }))),
  ),
  {
    share: 0.08 / languageCodes.length,
    key: ({ market, language, target }) => `${market} ${language} ${target}`,
    kindsOf: ({ target }) => [target],
  },
);

for (const { market, language, target } of rows)
  journey(
    `new sender from ${market}, in ${language}: sign-up to success`,
    (d, context) => mainJob(d, context, language),
    { market, targets: [target] },
  );
