import { platform } from '@/platform';
import { draw, isThere, press } from '../../../test/component/drawn';
import { AllowAgain } from '.';

describe('AllowAgain', () => {
  const before = platform.openSettings;
  afterEach(() => (platform.openSettings = before));

  it('given a client with settings of its own, then they open', () => {
    const opened = jest.fn(async () => undefined);
    platform.openSettings = opened;
    draw(<AllowAgain id="allow" />);
    press('allow');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('given a browser, then nothing is shown', () => {
    platform.openSettings = null;
    draw(<AllowAgain id="allow" />);
    expect(isThere('allow')).toBe(false);
  });
});
