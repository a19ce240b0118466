import { draw } from '../../../test/component/drawn';
import { Flag } from '.';

describe('Flag', () => {
  it('given a country, then its drawing is there and is not read out', () => {
    draw(<Flag code="AUS" />);
    const flag = document.querySelector('.ui-flag--aus');
    expect(flag?.getAttribute('aria-hidden')).toBe('true');
  });
});
