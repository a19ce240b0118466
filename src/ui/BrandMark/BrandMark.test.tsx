import { draw } from '../../../test/component/drawn';
import { BrandMark } from '.';

it('given the mark, then it is drawn and not read out', () => {
  draw(<BrandMark size="l" />);
  expect(document.querySelector('.ui-mark--l')?.getAttribute('aria-hidden')).toBe('true');
});
