import type { Scheme, SystemInfo } from '../types';

const agent = () => navigator.userAgent || '';
export const inChatApp = () => /MicroMessenger/i.test(agent());
export const pageAddress = () => `${window.location.pathname}${window.location.search}`.slice(1);
export const inPaymentApp = () => /AlipayClient/i.test(agent());

const darkMedia = () => window.matchMedia('(prefers-color-scheme: dark)');

function platformName(): string {
  if (/android/i.test(agent())) return 'android';
  if (/iphone|ipad|ipod/i.test(agent())) return 'ios';
  if (/mac os/i.test(agent())) return 'mac';
  return /windows/i.test(agent()) ? 'windows' : 'other';
}

export function systemInfo(): SystemInfo {
  return {
    language: navigator.language || 'en',
    header: { top: 0, right: 0 },
    width: window.innerWidth,
    height: window.innerHeight,
    pixelRatio: window.devicePixelRatio || 1,
    theme: darkMedia().matches ? 'dark' : 'light',
    platform: platformName(),
    textScale: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

const onVisibility = (state: DocumentVisibilityState, cb: () => void) =>
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === state) cb();
  });

export function onAppHide(cb: () => void): () => void {
  // Some browsers kill a page without visibilitychange.
  let hidden = false;
  const once = () => {
    if (!hidden) cb();
    hidden = true;
  };
  const offs = [
    onVisibility('hidden', once),
    listen(window, 'pagehide', once),
    onVisibility('visible', () => {
      hidden = false;
    }),
    listen(window, 'pageshow', () => {
      hidden = false;
    }),
  ];
  return () => offs.forEach((off) => off());
}

export function onThemeChange(cb: (theme: Scheme) => void): () => void {
  const list = darkMedia();
  // Safari before 14 has no events on it.
  if (!list.addEventListener) return () => undefined;
  return listen(list, 'change', () => cb(list.matches ? 'dark' : 'light'));
}

export const onAppShow = (cb: () => void) => onVisibility('visible', cb);

export function onNetworkChange(cb: (online: boolean) => void): () => void {
  const offs = [listen(window, 'online', () => cb(true)), listen(window, 'offline', () => cb(false))];
  cb(navigator.onLine !== false);
  return () => offs.forEach((off) => off());
}

export function onUncaught(cb: (error: unknown) => void): () => void {
  const offs = [
    listen(window, 'error', (event) => {
      // Failed images and scripts have no error.
      if ('error' in event) cb((event as ErrorEvent).error ?? (event as ErrorEvent).message);
    }),
    listen(window, 'unhandledrejection', (event) => cb((event as PromiseRejectionEvent).reason)),
  ];
  return () => offs.forEach((off) => off());
}
