import { inChatApp } from './browser';

/** Our native apps: an object on Android, a message handler on iOS. */
interface NativeApp {
  HomewardApp?: { goToTab: (tab: number) => void };
  webkit?: { messageHandlers?: { goToTab?: { postMessage: (tab: number) => void } } };
}

/** No-op in a browser. */
export function goToNativeTab(tab: number): void {
  const { HomewardApp, webkit } = window as unknown as NativeApp;
  HomewardApp?.goToTab(tab);
  webkit?.messageHandlers?.goToTab?.postMessage(tab);
}

export const isChatBrowserAt = (host: string | undefined): boolean =>
  inChatApp() && window.location.host === host;
