import { byId, draw, press, words } from '../../../test/component/drawn';
import { TrustNote } from '.';

const nothing = (): void => undefined;

describe('TrustNote', () => {
  it('given a market, then its company, its authority and what becomes of the money are named, with the way to read more', () => {
    const about = jest.fn();
    draw(<TrustNote id="home" market="AUS" onAbout={about} onTerms={nothing} onPrivacy={nothing} />);
    expect(words()).toContain('Homeward Australia Pty Ltd, regulator: AUSTRAC');
    press('home-about');
    expect(about).toHaveBeenCalledTimes(1);
  });

  it('given no market yet, then no company is named, and all there is to read stays within reach', () => {
    draw(<TrustNote id="start" market="" onAbout={nothing} onTerms={nothing} onPrivacy={nothing} />);
    expect(words()).not.toContain('regulator');
    expect(byId('start-terms')).toBeTruthy();
    expect(byId('start-privacy')).toBeTruthy();
  });
});
