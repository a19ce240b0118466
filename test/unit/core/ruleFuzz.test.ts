import { ruleNames } from '@/core/validation';
import { fuzzRule } from '../../fuzz/rules';

/** `npm run fuzz:rules` uses 100,000 and checks time growth. */
const COUNT = 600;
const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

test(`no text makes a rule throw (seed ${seed})`, () => {
  const reports = ruleNames.map((rule) => fuzzRule(rule, COUNT, seed));
  expect(reports.filter(({ crash }) => crash)).toEqual([]);
  expect(reports.filter(({ kept }) => kept === 0).map(({ rule }) => rule)).toEqual([]);
});

test('the same seed gives the same texts', () => {
  expect(fuzzRule('ibanCheck', 300, 7)).toEqual(fuzzRule('ibanCheck', 300, 7));
});
