import { byRole, draw, isThere, press } from '../../../test/component/drawn';
import { ErrorState } from '.';

describe('ErrorState', () => {
  it('given a failure, then it is an alert that says what happened, with another try and help', () => {
    const again = jest.fn();
    const help = jest.fn();
    draw(
      <ErrorState
        title="Your transfers did not load"
        note="Check your connection."
        onRetry={again}
        onHelp={help}
      />,
    );
    expect(byRole('alert')[0]?.textContent).toContain('Your transfers did not load');
    press('error-retry');
    press('error-help');
    expect([again, help].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('given nothing particular to say, then it still says something', () => {
    draw(<ErrorState onRetry={() => undefined} />);
    expect(byRole('alert')[0]?.textContent?.length).toBeGreaterThan(20);
    expect(isThere('error-help')).toBe(false);
  });
});
