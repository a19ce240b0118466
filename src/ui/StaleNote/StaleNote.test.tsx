import { byRole, draw, press } from '../../../test/component/drawn';
import { StaleNote } from '.';

describe('StaleNote', () => {
  it('given old rows, then their age is told, with another try', () => {
    const again = jest.fn();
    draw(<StaleNote time={Date.UTC(2026, 10, 21, 12)} onRetry={again} />);
    expect(byRole('status')[0]?.textContent).toMatch(/2026/);
    press('stale-retry');
    expect(again).toHaveBeenCalledTimes(1);
  });
});
