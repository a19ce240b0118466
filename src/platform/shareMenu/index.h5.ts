import type { PlatformShareMenu, ShareConfig } from '../types';

export const shareMenu: PlatformShareMenu = {
  exists: false,
  hide: () => undefined,
  offer: () => undefined,
};

export function usePageShare(_offered: () => ShareConfig): void {}
