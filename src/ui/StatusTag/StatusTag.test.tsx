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

  it('given an icon of its own, then only that one is drawn', () => {
    draw(<StatusTag tone="amber" icon="wallet" label="Waiting for payment" />);
    expect(document.querySelector('.ui-icon--wallet')).not.toBeNull();
    expect(document.querySelector('.ui-icon--clock')).toBeNull();
  });
});
