import { errorCodes, errorRowOf } from '@/contracts/errors';
import type { CommitEnd } from '@/contracts/errors/types';
import type { AppError, ErrorKind } from '@/core/appError';
import { hasCode } from '@/core/appError';

/** Where the error's own row says nothing else. */
const endOfKind = {
  // The server has answered this very order with no: had an earlier try made one, the key would have been answered with it.
  business: 'ends',
  forbidden: 'ends',
  silent: 'ends',
  // Nobody knows whether the order was made.
  network: 'again',
  timeout: 'again',
  http: 'again',
  contract: 'again',
  crypto: 'again',
  // This try has not been judged; an earlier one may have been.
  auth: 'waits',
  cancelled: 'waits',
  channel: 'waits',
  random: 'waits',
  untrusted: 'waits',
  unsupported: 'waits',
} as const satisfies Record<ErrorKind, CommitEnd>;

/** A commit's next move after an error, for every code, known or not. */
export const commitEndOf = (error: AppError): CommitEnd =>
  errorRowOf(error.code).commit ?? endOfKind[error.kind];

/** The price has changed or run out: the sender has to see the new one. */
export const isPriceChanged = (error: AppError): boolean =>
  hasCode(error, errorCodes.rateUpdated, errorCodes.quoteExpired);

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Milliseconds until a commit is sent again: twice as long each time up to half a minute, and between the half and the
 * whole of it by the order's key, so that those who lost the network together do not come back together.
 */
export function commitPauseMs(key: string, attempt: number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS);
  const sign = key.charCodeAt(attempt % key.length) + key.charCodeAt((attempt * 7 + 3) % key.length);
  return Math.round(whole * (0.5 + ((sign * 37) % 100) / 200));
}
