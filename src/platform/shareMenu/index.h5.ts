import type { PlatformShareMenu, ShareConfig } from '../types';

/** Browsers have no share menu for a page. */
export const shareMenu: PlatformShareMenu = {
  exists: false,
  hide: () => undefined,
  offer: () => undefined,
};

export function usePageShare(_offered: () => ShareConfig): void {}
