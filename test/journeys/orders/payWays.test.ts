import type { Target } from '@/platform/types';
import { nameOfWay, screenOf, type Way, waysToPay } from '../../contract/support/ways';
import { drawn } from '../../../scripts/lib/tests/drawn.mjs';
import { shareOf } from '../../share';
import { journey, wantedTargets } from '../driver';
import { endsOtherwise, type Outcome, outcomes } from '../steps/payEnds';
import { orderToPay, paidToTheEnd } from '../steps/paySteps';

interface Row extends Way {
  readonly target: Target;
}

const targets = wantedTargets();
/** Wallets pay only inside their app. */
const options = ({ target, ...way }: Row) => ({
  targets: [target],
  chatApp: target === 'h5' && screenOf(way) === 'wallet',
});

const paid = shareOf<Row>(
  targets.flatMap((target) => waysToPay.map((way) => ({ ...way, target }))),
  {
    share: 0.04,
    key: (row) => `${row.target} ${nameOfWay(row)}`,
    // Korea proves an account first, China has other payees.
    kindsOf: (row) => [
      row.target,
      screenOf(row),
      ...(['KOR', 'CHN'].includes(row.market) ? [row.market] : []),
    ],
  },
);
const seed = process.env.SHARE_SEED ?? '';
const oneOfEach = [
  ...new Map(
    [...waysToPay]
      .sort((a, b) => drawn(nameOfWay(a), seed) - drawn(nameOfWay(b), seed))
      .map((way) => [screenOf(way), way]),
  ).values(),
];
const otherwise = shareOf<Row & { outcome: Outcome }>(
  targets.flatMap((target) =>
    oneOfEach.flatMap((way) => outcomes.map((outcome) => ({ ...way, target, outcome }))),
  ),
  {
    share: 0.06,
    key: (row) => `${row.target} ${nameOfWay(row)} ${row.outcome}`,
    kindsOf: (row) => [row.target, row.outcome, screenOf(row)],
  },
);

for (const row of paid)
  journey(
    `${nameOfWay(row)}: chosen, paid, success`,
    async (d, context) => paidToTheEnd(await orderToPay(d, context, row)),
    options(row),
  );
for (const row of otherwise)
  journey(
    `${nameOfWay(row)}: ${row.outcome}`,
    async (d, context) => endsOtherwise(await orderToPay(d, context, row), row.outcome),
    options(row),
  );
