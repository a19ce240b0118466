import { bestFirst, selectedMethod, tagsOf } from '@/modules/order/pay/method/methodChoice';

const way = (fundingType: number, minutes: number, fee: string) => ({
  fundingType,
  arrivalMinutesTo: minutes,
  feeAmount: { amount: fee, currencyCode: 'AUD' },
});
const tagged = (...ways: ReturnType<typeof way>[]) => {
  const sorted = bestFirst(ways);
  return sorted.map((one) => [one.fundingType, ...tagsOf(one, sorted)]);
};

test('of ways that cost the same the fastest is first and recommended', () => {
  expect(tagged(way(120, 2880, '0'), way(410, 5, '2'), way(160, 30, '0.00'), way(140, 10, '0'))).toEqual([
    [140, 'recommended'],
    [160],
    [120],
    [410, 'fastest'],
  ]);
});

test('one that is cheaper comes before a faster one, and says so', () => {
  expect(tagged(way(410, 5, '12'), way(120, 2880, '9'))).toEqual([
    [120, 'recommended', 'cheapest'],
    [410, 'fastest'],
  ]);
});

test('a single one has nothing to be better than', () => {
  expect(tagged(way(120, 2880, '0'))).toEqual([[120]]);
});

const sorted = [{ fundingType: 140 }, { fundingType: 120 }];
test.each([
  ['the payer has chosen', 120, 140, 120],
  ['only the order has a method', null, 120, 120],
  ['the order’s method is no longer offered', null, 410, 140],
  ['the payer’s choice has gone meanwhile', 410, 120, 120],
  ['nobody has chosen', null, undefined, 140],
])('%s: something that is offered is chosen', (_name, chosen, ofOrder, expected) => {
  expect(selectedMethod(sorted, chosen, ofOrder)).toBe(expected);
});

test('nothing offered: nothing is chosen', () => {
  expect(selectedMethod([], null, 120)).toBeUndefined();
});
