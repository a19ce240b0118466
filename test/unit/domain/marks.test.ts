import { institutionMark, paymentMarks, wayMarks } from '@/domain/marks';
import { colors, contrast } from '@/ui/theme/theme';

const known = ['Bank of China •••• 1234', 'Alipay •••• 0000', 'BDO Unibank', 'GCash'];

it('white letters are readable on every mark (4.5:1), and none has more than three', () => {
  const marks = [
    ...Object.values(paymentMarks),
    ...Object.values(wayMarks),
    ...known.flatMap((label) => institutionMark(label) ?? []),
  ];
  const wrong = marks.filter(
    ({ letters, colour }) =>
      letters.length < 1 || letters.length > 3 || contrast(colour, colors['on-mark']) < 4.5,
  );
  expect(wrong).toEqual([]);
});

it('an institution is known by the beginning of a label; of another there is no mark', () => {
  expect(known.filter((label) => !institutionMark(label))).toEqual([]);
  expect(institutionMark('Somewhere Bank •••• 1234')).toBeUndefined();
});
