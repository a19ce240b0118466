import type { SystemInfo } from '../types';
import { apiOf, invokeSync, type MiniHost } from './invoke';

interface RawInfo {
  language?: string;
  statusBarHeight?: number;
  titleBarHeight?: number;
  windowWidth?: number;
  windowHeight?: number;
  pixelRatio?: number;
  theme?: string;
  colorScheme?: string;
  platform?: string;
  /** WeChat, base library 2.23.4; 1 is usual. */
  fontSizeScaleFactor?: number;
  /** px; 16 is usual. */
  fontSizeSetting?: number;
}

interface Buttons {
  left: number;
  bottom: number;
}

type HeaderRoom = (raw: RawInfo, buttons: Buttons | null, width: number) => SystemInfo['header'];

const GAP = 8;
/** For clients that report none. */
const USUAL_BUTTONS = 96;
const USUAL_BAR = 44;

/** Next to the buttons, below the status bar. */
export const besideButtons: HeaderRoom = (raw, buttons, width) => ({
  top: raw.statusBarHeight ?? 0,
  right: buttons ? width - buttons.left + GAP : USUAL_BUTTONS,
});

/** Below a transparent bar and its buttons. */
export const belowBar: HeaderRoom = (raw, buttons) => ({
  top: Math.max(
    (raw.statusBarHeight ?? 0) + (raw.titleBarHeight ?? USUAL_BAR),
    buttons ? buttons.bottom + GAP : 0,
  ),
  right: 0,
});

const textScaleOf = ({ fontSizeScaleFactor, fontSizeSetting = 16 }: RawInfo): number =>
  Math.min(2, Math.max(1, fontSizeScaleFactor ?? fontSizeSetting / 16));

/** If one is missing, the old call has all. */
function readInfo(host: MiniHost, newer: readonly string[]): RawInfo {
  const parts = newer.map((name) => invokeSync<RawInfo>(host, name));
  if (parts.length > 0 && parts.every((part) => part !== null)) return Object.assign({}, ...parts) as RawInfo;
  return invokeSync<RawInfo>(host, 'getSystemInfoSync') ?? {};
}

export function createSystemInfo(
  host: MiniHost,
  headerRoom: HeaderRoom,
  newer: readonly string[] = [],
): () => SystemInfo {
  return () => {
    const raw = readInfo(host, newer);
    const width = raw.windowWidth ?? 375;
    const height = raw.windowHeight ?? 667;
    return {
      language: raw.language ?? 'en',
      header: headerRoom(raw, invokeSync<Buttons>(host, 'getMenuButtonBoundingClientRect'), width),
      width,
      height,
      pixelRatio: raw.pixelRatio ?? 2,
      theme: (raw.theme ?? raw.colorScheme) === 'dark' ? 'dark' : 'light',
      platform: (raw.platform ?? '').toLowerCase(),
      textScale: textScaleOf(raw),
    };
  };
}

/** Returns the remover; no-op without event. */
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

export function fire(host: MiniHost, name: string, options: Record<string, unknown> = {}): void {
  try {
    apiOf(host, name)?.({ ...options, fail: () => undefined });
  } catch {
    // No failure worth reporting.
  }
}
