import { draw } from '../../../test/component/drawn';
import { Spinner } from '.';

describe('Spinner', () => {
  it('given something is waited for, then it turns and is not read out', () => {
    draw(<Spinner size="s" />);
    expect(document.querySelector('.ui-spinner--s')?.getAttribute('aria-hidden')).toBe('true');
  });
});
