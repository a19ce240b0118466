import { draw, namesOf } from '../../../test/component/drawn';
import { Skeleton } from '.';

describe('Skeleton', () => {
  it.each(['list', 'card', 'form', 'detail', 'home'] as const)(
    'given a %s, then it is told as loading',
    (shape) => {
      draw(<Skeleton shape={shape} rows={4} />);
      expect(namesOf('status')).toEqual(['Loading']);
      expect(document.querySelectorAll('.ui-skeleton__row')).toHaveLength(4);
    },
  );
});
