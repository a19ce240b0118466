import { languageCodes } from '@/domain/languages';
import { marketCodes } from '@/domain/markets/markets';
import { shareOf } from '../share';
import { journey, wantedTargets, type Target } from './driver';
import { mainJob } from './steps/mainJob';

const targets = wantedTargets();
/** Every pair of market, language and target. */
const pairs = marketCodes.flatMap((market, row) =>
  languageCodes.map((language, column) => ({
    market,
    language,
    target: targets[(row + column) % targets.length] as Target,
  })),
);

const rows = shareOf(pairs, {
  share: 0.24 / languageCodes.length,
  key: ({ market, language, target }) => `${market} ${language} ${target}`,
  kindsOf: ({ target }) => [target],
});

for (const { market, language, target } of rows)
  journey(
    `new sender from ${market}, in ${language}: sign-up to success`,
    (d, context) => mainJob(d, context, language),
    { market, targets: [target] },
  );
