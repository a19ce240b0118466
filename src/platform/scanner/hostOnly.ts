import { PlatformError, type PlatformScanner } from '../types';

/** What a mini-program leaves to its host. */
export const hostOnly: Pick<PlatformScanner, 'kind' | 'watch' | 'read' | 'ownHost' | 'pageAddress'> = {
  kind: () => 'host',
  watch: () => Promise.reject(new PlatformError('unsupported', 'watch')),
  read: () => Promise.reject(new PlatformError('unsupported', 'read')),
  ownHost: () => '',
  pageAddress: () => '',
};
