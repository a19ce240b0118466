import type { PlatformShareMenu, ShareConfig } from '../types';

/** A browser shares a link by itself; no page has a share menu. */
export const shareMenu: PlatformShareMenu = {
  exists: false,
  hide: () => undefined,
  offer: () => undefined,
};

export function usePageShare(_offered: () => ShareConfig): void {}
