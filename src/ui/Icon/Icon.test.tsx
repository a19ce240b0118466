import { draw } from '../../../test/component/drawn';
import { Icon } from '.';

describe('Icon', () => {
  it('given a name, then it is drawn and not read out', () => {
    draw(<Icon name="check" size="s" />);
    expect(document.querySelector('.ui-icon--check.ui-icon--s')?.getAttribute('aria-hidden')).toBe('true');
  });
});
