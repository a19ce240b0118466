import { act } from 'react';
import { setLanguage } from '@/i18n';
import { platform } from '@/platform';
import { setAppearance } from '@/state/appearance';
import { showToast, useNotices } from '@/state/notices/notices';
import { byId, byRole, draw, namesOf, press } from '../../../test/component/drawn';
import { Screen } from '.';

describe('Screen', () => {
  it('given a title, then it is the heading of the main content, and back is a button', () => {
    const back = jest.fn();
    draw(
      <Screen id="screen" title="Your transfers" onBack={back} footer="footer">
        content
      </Screen>,
    );
    expect(namesOf('heading')).toEqual(['Your transfers']);
    expect(byRole('heading')[0]?.getAttribute('aria-level')).toBe('1');
    expect(byRole('main')[0]?.getAttribute('aria-label')).toBe('Your transfers');
    expect(byId('screen').textContent).toContain('footer');
    press(byRole('button')[0]!.id);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('given a toast, then it is between the header and the content, away from the buttons', () => {
    draw(
      <Screen id="screen" title="Your transfers" footer="footer">
        content
      </Screen>,
    );
    act(() => showToast({ text: 'Saved' }));
    expect(byId('screen').textContent).toBe('Your transfersSavedcontentfooter');
    act(() => useNotices.setState({ toast: null }));
  });

  it('given another language, then it breaks lines as that one does', async () => {
    draw(<Screen id="screen">content</Screen>);
    await act(() => setLanguage('ko'));
    expect(byId('screen').className).toContain('ui-screen--ko');
    await act(() => setLanguage('en'));
    expect(byId('screen').className).not.toContain('ui-screen--ko');
  });

  it('given a reader with large text, then rows may break', () => {
    const usual = platform.systemInfo();
    jest.spyOn(platform, 'systemInfo').mockReturnValue({ ...usual, textScale: 1.6 });
    draw(<Screen id="screen">content</Screen>);
    expect(byId('screen').className).toContain('ui-screen--large');
    jest.restoreAllMocks();
  });

  it('given the dark scheme, then it and the client’s bar change at once', () => {
    const bar = jest.spyOn(platform, 'setTopTone');
    draw(<Screen id="screen">content</Screen>);
    expect(byId('screen').className).not.toContain('ui-scheme-dark');
    act(() => setAppearance('dark'));
    expect(byId('screen').className).toContain('ui-scheme-dark');
    expect(bar).toHaveBeenLastCalledWith('dark');
    act(() => setAppearance('light'));
    expect(byId('screen').className).not.toContain('ui-scheme-dark');
    expect(bar).toHaveBeenLastCalledWith('light');
  });
});
