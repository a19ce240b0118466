import { selectedMethod } from '@/modules/order/pay/selectedMethod';

const offered = [
  { fundingType: 120, recommended: false },
  { fundingType: 140, recommended: true },
];

test.each([
  ['the payer has chosen', 120, 140, 120],
  ['only the order has a method', null, 120, 120],
  ['the order’s method is no longer offered', null, 410, 140],
  ['the payer’s choice has gone meanwhile', 410, 120, 120],
  ['nobody has chosen', null, undefined, 140],
])('given that %s, then something that is offered stands chosen', (_name, chosen, ofOrder, expected) => {
  expect(selectedMethod(offered, chosen, ofOrder)).toBe(expected);
});

test('given nothing recommended, then the first; given nothing at all, then nothing', () => {
  expect(selectedMethod([{ fundingType: 400, recommended: false }], null)).toBe(400);
  expect(selectedMethod([], null, 120)).toBeUndefined();
});
