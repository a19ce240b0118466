import { act } from 'react';
import { t } from '@/i18n';
import { endScreenToast, setLoading, showDialog, showToast } from '@/state/notices/notices';
import { byRole, draw, namesOf, press, words } from '../../../test/component/drawn';
import { NoticeHosts } from './NoticeHosts';

describe('NoticeHosts', () => {
  it('given a toast, then it is said in a region that was there before it', () => {
    draw(<NoticeHosts />);
    const region = byRole('status')[0];
    act(() => showToast({ text: 'Copied' }));
    expect(region?.textContent).toBe('Copied');
    expect(region?.getAttribute('aria-live')).toBe('polite');
  });

  it('given a toast, then it stays for three seconds [P9-06]', () => {
    jest.useFakeTimers();
    draw(<NoticeHosts />);
    act(() => showToast({ text: 'Saved' }));
    act(() => void jest.advanceTimersByTime(2999));
    expect(words()).toContain('Saved');
    act(() => void jest.advanceTimersByTime(1));
    expect(words()).not.toContain('Saved');
    jest.useRealTimers();
  });

  it('given the sign of loading, then it goes as soon as it is told to: what tells it has waited already [C7.1-19]', () => {
    draw(<NoticeHosts />);
    act(() => setLoading(true));
    expect(namesOf('status')).toContain(t('common.loading'));
    act(() => setLoading(false));
    expect(namesOf('status')).not.toContain(t('common.loading'));
  });

  it('given a call that outlasts the navigation beside it, then the sign stays until both have ended [C7.1-19]', () => {
    draw(<NoticeHosts />);
    const seen = [true, true, false, false].map((begins) => {
      act(() => setLoading(begins));
      return namesOf('status').includes(t('common.loading'));
    });
    expect(seen).toEqual([true, true, true, false]);
    act(() => setLoading(false));
    act(() => setLoading(true));
    expect(namesOf('status')).toContain(t('common.loading'));
    act(() => setLoading(false));
  });

  it('given another screen, then a toast of the one before is gone, and one said on leaving it stays once', () => {
    draw(<NoticeHosts />);
    act(() => showToast({ text: 'No such file' }));
    act(endScreenToast);
    expect(words()).not.toContain('No such file');
    act(() => showToast({ text: 'Saved', onLeaving: true }));
    act(endScreenToast);
    expect(words()).toContain('Saved');
    act(endScreenToast);
    expect(words()).not.toContain('Saved');
  });

  it('given a dialog with a title, then it is shown over the words [P8-12]', async () => {
    draw(<NoticeHosts />);
    act(
      () =>
        void showDialog({
          titleKey: 'common.warmTips',
          messageKey: 'errors.countrySwitch',
          confirmKey: 'errors.logInAgain',
        }),
    );
    expect(namesOf('heading')).toEqual([t('common.warmTips')]);
    expect(words()).toContain(t('errors.countrySwitch'));
    press('dialog-confirm');
  });

  it('given two dialogs, then the second waits for the answer to the first', async () => {
    draw(<NoticeHosts />);
    const spec = { titleKey: 'common.help', confirmKey: 'common.close' } as const;
    let first!: Promise<unknown>;
    act(() => {
      first = showDialog({ ...spec, text: 'The first' });
      void showDialog({ ...spec, text: 'The second' });
    });
    expect(namesOf('alertdialog')).toEqual([`${t('common.help')}. The first`]);
    press('dialog-confirm');
    await expect(first).resolves.toBe('confirm');
    expect(words()).toContain('The second');
  });
});
