import type { SystemInfo } from '../types';
import { apiOf, invokeSync, type MiniHost } from './invoke';

interface RawInfo {
  language?: string;
  statusBarHeight?: number;
  safeArea?: { top: number; right: number; bottom: number; left: number };
  screenWidth?: number;
  screenHeight?: number;
  windowWidth?: number;
  windowHeight?: number;
  pixelRatio?: number;
  theme?: string;
  colorScheme?: string;
  platform?: string;
}

export function createSystemInfo(host: MiniHost): () => SystemInfo {
  return () => {
    const raw = invokeSync<RawInfo>(host, 'getSystemInfoSync') ?? {};
    const width = raw.windowWidth ?? 375;
    const height = raw.windowHeight ?? 667;
    const screenWidth = raw.screenWidth ?? width;
    const screenHeight = raw.screenHeight ?? height;
    const area = raw.safeArea;
    const edge = (value: number) => Math.max(0, Math.round(value) || 0);
    return {
      language: raw.language ?? 'en',
      statusBar: raw.statusBarHeight ?? 0,
      safeArea: area
        ? {
            top: edge(area.top),
            right: edge(screenWidth - area.right),
            bottom: edge(screenHeight - area.bottom),
            left: edge(area.left),
          }
        : { top: raw.statusBarHeight ?? 0, right: 0, bottom: 0, left: 0 },
      width,
      height,
      pixelRatio: raw.pixelRatio ?? 2,
      theme: (raw.theme ?? raw.colorScheme) === 'dark' ? 'dark' : 'light',
      platform: (raw.platform ?? '').toLowerCase(),
      inChatApp: false,
      inPaymentApp: false,
      reducedMotion: false,
    };
  };
}

/** Registers a listener of the host and gives back its remover. A host without it never calls. */
export function listen<T>(host: MiniHost, on: string, off: string, cb: (event: T) => void): () => void {
  const register = host[on];
  if (typeof register !== 'function') return () => undefined;
  const listener = (event: T) => cb(event);
  (register as (fn: typeof listener) => void).call(host, listener);
  return () => {
    const unregister = host[off];
    if (typeof unregister === 'function') (unregister as (fn: typeof listener) => void).call(host, listener);
  };
}

/** Fires an API whose outcome nobody waits for. */
export function fire(host: MiniHost, name: string, options: Record<string, unknown> = {}): void {
  try {
    apiOf(host, name)?.({ ...options, fail: () => undefined });
  } catch {
    // A title that cannot be set or a missing motor is no reason to fail.
  }
}
