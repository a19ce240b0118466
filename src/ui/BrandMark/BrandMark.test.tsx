import { draw } from '../../../test/component/drawn';
import { variant } from '@/variants';
import { Screen } from '../Screen';
import { BrandMark } from '.';

it('given the mark, then it is drawn and not read out', () => {
  draw(<BrandMark size="l" />);
  expect(document.querySelector('.ui-mark--l')?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  [true, 1],
  [false, 0],
])('given a brand whose mark is ours: %s, then its screens show it next to their title', (marked, shown) => {
  jest.replaceProperty(variant, 'marked', marked);
  draw(<Screen title="Homeward" marked />);
  expect(document.querySelectorAll('.ui-header .ui-mark')).toHaveLength(shown);
  jest.restoreAllMocks();
});
