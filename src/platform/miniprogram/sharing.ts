import { PlatformError, type PlatformSharing } from '../types';

/** Mini-programs share only through the host's menu and buttons. */
export const sharing = {
  signedPage: () => null,
  send: () => Promise.reject(new PlatformError('unsupported', 'share')),
} satisfies PlatformSharing as PlatformSharing;
