import { AppError } from '@/core/appError';
import { t } from '@/i18n';
import { byRole, draw, press, words } from '../../../test/component/drawn';
import { ErrorState } from '.';

describe('ErrorState', () => {
  it('given a failure, then it is an alert that says what happened, with another try', () => {
    const again = jest.fn();
    draw(<ErrorState title="Your transfers did not load" onRetry={again} />);
    expect(byRole('alert')[0]?.textContent).toContain('Your transfers did not load');
    press('error-retry');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it("given the network failed, then it is the user's connection; given the server did, then it is not", () => {
    const error = (kind: 'network' | 'http') =>
      new AppError({ code: '500', kind, messageKey: 'errors.unknown' });
    const { redraw } = draw(<ErrorState error={error('network')} onRetry={() => undefined} />);
    expect(words()).toContain(t('common.offlineHint'));
    for (const other of [error('http'), undefined]) {
      redraw(<ErrorState error={other} onRetry={() => undefined} />);
      expect(words()).toContain(t('common.loadFailedHint'));
      expect(words()).not.toMatch(/connection/);
    }
  });

  it('given the answer took too long, then that is said [F8-27]', () => {
    const slow = new AppError({ code: 'timeout', kind: 'timeout', messageKey: 'errors.timeout' });
    draw(<ErrorState error={slow} onRetry={() => undefined} />);
    expect(byRole('alert')[0]?.textContent).toContain('This is taking too long');
  });

  it('given nothing particular to say, then it still says something', () => {
    draw(<ErrorState onRetry={() => undefined} />);
    expect(byRole('alert')[0]?.textContent?.length).toBeGreaterThan(20);
  });
});
