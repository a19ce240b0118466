import { ruleNames } from '@/core/validation';
import { fuzzRule } from '../../fuzz/rules';

/** A share of `npm run fuzz:rules`, which asks each rule 100,000 times and looks at how its time grows. */
const COUNT = 600;
const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

test(`no text makes a rule throw (seed ${seed})`, () => {
  const reports = ruleNames.map((rule) => fuzzRule(rule, COUNT, seed));
  expect(reports.filter(({ crash }) => crash)).toEqual([]);
  // The texts are near enough that rules with a shape both keep and break them.
  expect(reports.filter(({ kept }) => kept === 0).map(({ rule }) => rule)).toEqual([]);
});

test('the same seed gives the same texts', () => {
  expect(fuzzRule('ibanCheck', 300, 7)).toEqual(fuzzRule('ibanCheck', 300, 7));
});
