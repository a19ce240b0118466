import { draw, words } from '../../../test/component/drawn';
import { Avatar } from '.';

describe('Avatar', () => {
  it.each([
    ['Wei Chen', 'WC'],
    ['  maria   de los santos ', 'MS'],
    ['Prince', 'P'],
    ['王小明', '王'],
    ['李 强', '李'],
    ['𠮷野家', '𠮷'],
    ['', ''],
  ])('given %p, then the initials are %p', (name, initials) => {
    draw(<Avatar name={name} />);
    expect(words()).toBe(initials);
  });

  it('given a country, then its flag is there; neither is read out, since the name is next to it', () => {
    draw(<Avatar name="Wei Chen" country="CHN" />);
    expect(document.querySelector('.ui-flag')).not.toBeNull();
    expect(document.querySelector('.ui-avatar')?.getAttribute('aria-hidden')).toBe('true');
  });
});
