import { draw, words } from '../../../test/component/drawn';
import { StatusTag } from '.';

describe('StatusTag', () => {
  it.each([
    ['red', 'error'],
    ['green', 'check'],
    ['amber', 'clock'],
    ['grey', 'close'],
    ['neutral', 'info'],
  ] as const)('given %s, then an icon and words are next to the colour', (tone, icon) => {
    draw(<StatusTag tone={tone} label="Not delivered" />);
    expect(words()).toBe('Not delivered');
    expect(document.querySelector(`.ui-icon--${icon}`)).not.toBeNull();
  });
});
