import { praiseOf } from '@/modules/order/pay/praise';

const way = (minutes: number, fee: string, recommended = false) => ({
  arrivalMinutesTo: minutes,
  feeAmount: { amount: fee, currencyCode: 'AUD' },
  recommended,
});

test('given ways of different time and fee, then the fastest and the cheapest say so', () => {
  const [quick, cheap, dear] = [way(10, '2', true), way(2880, '0'), way(30, '12')] as const;
  const all = [quick, cheap, dear];
  expect(all.map((one) => praiseOf(one, all))).toEqual([['recommended', 'fastest'], ['cheapest'], []]);
});

test('given ways that are alike, or one alone, then none is praised over the others', () => {
  const alike = [way(30, '0'), way(30, '0.00')];
  expect(alike.map((one) => praiseOf(one, alike))).toEqual([[], []]);
  expect(praiseOf(way(30, '0'), [way(30, '0')])).toEqual([]);
});
