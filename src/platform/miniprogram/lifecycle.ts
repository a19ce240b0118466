import type { Platform } from '../types';
import { fire, listen } from './system';
import { apiOf, invoke, isNoticeRefused, type MiniHost } from './invoke';

/** Its route checks the address again. */
const WEB_VIEW_PAGE = '/pages/general/webview/index';

export function createCommonParts(
  host: MiniHost,
  openPage: Platform['router']['push'],
): Pick<
  Platform,
  | 'cookie'
  | 'openWebView'
  | 'ownHost'
  | 'openPayLink'
  | 'openSettings'
  | 'scrollToTop'
  | 'onAppHide'
  | 'onAppShow'
  | 'onNetworkChange'
  | 'onThemeChange'
  | 'setScheme'
  | 'onUncaught'
  | 'vibrate'
> {
  const openWebView = (url: string) => openPage(WEB_VIEW_PAGE, { link: url });
  return {
    cookie: { get: () => null, set: () => undefined, remove: () => undefined },
    openWebView,
    ownHost: () => '',
    openPayLink: openWebView,
    async openSettings() {
      // Base library 2.32.3; the settings lack the notice.
      const notice = isNoticeRefused() && apiOf(host, 'requirePrivacyAuthorize');
      await invoke(host, notice ? 'requirePrivacyAuthorize' : 'openSetting');
    },
    scrollToTop: () => fire(host, 'pageScrollTo', { scrollTop: 0, duration: 0 }),
    vibrate: () => fire(host, 'vibrateShort', { type: 'light' }),
    onAppHide: (cb) => listen(host, 'onAppHide', 'offAppHide', () => cb()),
    onAppShow: (cb) => listen(host, 'onAppShow', 'offAppShow', () => cb()),
    onNetworkChange(cb) {
      let changed = false;
      const off = listen<{ isConnected?: boolean }>(
        host,
        'onNetworkStatusChange',
        'offNetworkStatusChange',
        (now) => {
          changed = true;
          cb(now?.isConnected !== false);
        },
      );
      invoke<{ networkType?: string }>(host, 'getNetworkType').then(
        ({ networkType = '' }) => changed || cb(!/^(none|notreachable)$/i.test(networkType)),
        () => undefined,
      );
      return off;
    },
    setScheme: () => undefined,
    onThemeChange: (cb) =>
      listen<{ theme?: string }>(host, 'onThemeChange', 'offThemeChange', (now) =>
        cb(now?.theme === 'dark' ? 'dark' : 'light'),
      ),
    onUncaught(cb) {
      const offError = listen<unknown>(host, 'onError', 'offError', cb);
      const offRejection = listen<{ reason?: unknown }>(
        host,
        'onUnhandledRejection',
        'offUnhandledRejection',
        (event) => cb(event?.reason ?? event),
      );
      return () => {
        offError();
        offRejection();
      };
    },
  };
}
