import type { PlatformShareMenu } from '../types';
import { apiOf, type MiniHost } from './invoke';
import { fire } from './system';

export const createShareMenu = (host: MiniHost): PlatformShareMenu => ({
  exists: true,
  hide: () => fire(host, 'hideShareMenu'),
  offer(offered) {
    if (apiOf(host, 'showShareMenu')) fire(host, offered ? 'showShareMenu' : 'hideShareMenu');
  },
});
