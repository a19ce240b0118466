import { PlatformError, type PlatformSharing } from '../types';

/** Only the host's menu and buttons share. */
export const sharing = {
  signedPage: () => null,
  send: () => Promise.reject(new PlatformError('unsupported', 'share')),
} satisfies PlatformSharing as PlatformSharing;
