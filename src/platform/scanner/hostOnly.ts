import { PlatformError, type PlatformScanner } from '../types';

export const hostOnly: Pick<PlatformScanner, 'kind' | 'watch' | 'read' | 'pageAddress'> = {
  kind: () => 'host',
  watch: () => Promise.reject(new PlatformError('unsupported', 'watch')),
  read: () => Promise.reject(new PlatformError('unsupported', 'read')),
  pageAddress: () => '',
};
