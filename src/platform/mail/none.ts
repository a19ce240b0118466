import type { PlatformMail } from '../types';

export const mail = { canWrite: () => false, write: () => undefined } satisfies PlatformMail as PlatformMail;
