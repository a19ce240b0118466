import { errorCodes, errorRowOf } from '@/contracts/errors';
import type { CommitEnd } from '@/contracts/errors/types';
import type { AppError, ErrorKind } from '@/core/appError';
import { hasCode } from '@/core/appError';

const endOfKind = {
  // An earlier try's order would have been returned by key.
  business: 'ends',
  forbidden: 'ends',
  silent: 'ends',
  // Unknown whether the order was made.
  network: 'again',
  timeout: 'again',
  http: 'again',
  contract: 'again',
  crypto: 'again',
  // Not judged; an earlier try may have made it.
  auth: 'waits',
  cancelled: 'waits',
  channel: 'waits',
  random: 'waits',
  untrusted: 'waits',
  unsupported: 'waits',
} as const satisfies Record<ErrorKind, CommitEnd>;

export const commitEndOf = (error: AppError): CommitEnd =>
  errorRowOf(error.code).commit ?? endOfKind[error.kind];

export const isPriceChanged = (error: AppError): boolean =>
  hasCode(error, errorCodes.rateUpdated, errorCodes.quoteExpired);

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Doubles up to 30 s, spread by key: clients do not return together. */
export function commitPauseMs(key: string, attempt: number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS);
  const sign = key.charCodeAt(attempt % key.length) + key.charCodeAt((attempt * 7 + 3) % key.length);
  return Math.round(whole * (0.5 + ((sign * 37) % 100) / 200));
}
