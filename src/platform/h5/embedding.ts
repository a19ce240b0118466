import { inChatApp } from './browser';

/** What our native apps put on the pages that they embed: Android an object, iOS a message handler. */
interface NativeApp {
  HomewardApp?: { goToTab: (tab: number) => void };
  webkit?: { messageHandlers?: { goToTab?: { postMessage: (tab: number) => void } } };
}

/** Tells the native app that the page stands in which of its tabs is meant; nothing in a browser. */
export function goToNativeTab(tab: number): void {
  const { HomewardApp, webkit } = window as unknown as NativeApp;
  HomewardApp?.goToTab(tab);
  webkit?.messageHandlers?.goToTab?.postMessage(tab);
}

export const isChatBrowserAt = (host: string | undefined): boolean =>
  inChatApp() && window.location.host === host;
