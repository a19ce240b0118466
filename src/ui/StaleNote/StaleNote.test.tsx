import { byRole, draw, press } from '../../../test/component/drawn';
import { StaleNote } from '.';

describe('StaleNote', () => {
  it('given old rows, then their age is told, with another try', () => {
    const again = jest.fn();
    draw(<StaleNote time={Date.UTC(2025, 10, 21, 12)} onRetry={again} />);
    expect(byRole('status')[0]?.textContent).toMatch(/2025/);
    press('stale-retry');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('given rows of today, then their time is enough', () => {
    const now = Date.now();
    draw(<StaleNote time={now} onRetry={() => undefined} />);
    expect(byRole('status')[0]?.textContent).toMatch(/Last updated \d\d:\d\d\./);
  });
});
