import { inChatApp } from './browser';

/** Objects that our native apps put on pages they embed: Android an object, iOS a message handler. */
interface NativeApp {
  HomewardApp?: { goToTab: (tab: number) => void };
  webkit?: { messageHandlers?: { goToTab?: { postMessage: (tab: number) => void } } };
}

/** Tells the native app around the page which of its tabs is meant; nothing in a browser. */
export function goToNativeTab(tab: number): void {
  const { HomewardApp, webkit } = window as unknown as NativeApp;
  HomewardApp?.goToTab(tab);
  webkit?.messageHandlers?.goToTab?.postMessage(tab);
}

export const isChatBrowserAt = (host: string | undefined): boolean =>
  inChatApp() && window.location.host === host;
