import { paymentMarks, wayMarks } from '@/domain/marks';
import { colors, contrast } from '@/ui/theme/theme';

it('white letters are readable on every mark (4.5:1), and none has more than three', () => {
  const marks = [...Object.values(paymentMarks), ...Object.values(wayMarks)];
  const wrong = marks.filter(
    ({ letters, colour }) =>
      letters.length < 1 || letters.length > 3 || contrast(colour, colors['on-mark']) < 4.5,
  );
  expect(wrong).toEqual([]);
});
