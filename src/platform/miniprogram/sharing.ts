import { PlatformError, type PlatformSharing } from '../types';

/** A mini-program shares through its host's own menu and buttons alone. */
export const sharing = {
  signedPage: () => null,
  send: () => Promise.reject(new PlatformError('unsupported', 'share')),
} satisfies PlatformSharing as PlatformSharing;
