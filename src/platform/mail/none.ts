import type { PlatformMail } from '../types';

/** A mini-program opens no mail app. */
export const mail = { canWrite: () => false, write: () => undefined } satisfies PlatformMail as PlatformMail;
