import { errorCodes } from '@/contracts/errors';
import { largeRemitCodes } from '@/contracts/errors/server';
import type { AppError } from '@/core/appError';
import { hasCode } from '@/core/appError';

/** How often a commit whose end is not known is sent again by itself. */
export const COMMIT_RETRIES = 3;

const unanswered: ReadonlySet<string> = new Set(['network', 'timeout', 'http', 'contract', 'crypto']);

/** The server looked at this very order and made none: only these end the key. */
const refusedForGood: ReadonlySet<string> = new Set([
  errorCodes.rateUpdated,
  errorCodes.quoteExpired,
  errorCodes.couponInvalid,
  errorCodes.payeeNotFound,
  errorCodes.payeeCountryMismatch,
  errorCodes.mainlandOnly,
  errorCodes.kycNotPassed,
  errorCodes.purposeUnsupported,
  errorCodes.dailyLimit,
  errorCodes.yearlyLimit,
  errorCodes.ApplyOrderLargeRemitLimit,
  largeRemitCodes.notEligible,
  largeRemitCodes.materialMissing,
  largeRemitCodes.stepsMissing,
]);

export interface CommitVerdict {
  /** Nobody knows whether the order was made: ask again with the same key until the server has answered. */
  unanswered: boolean;
  /** Anything but a refusal by the rules of ordering may hide an order that an earlier try has made. */
  endsKey: boolean;
  /** The price has changed or run out: the sender has to see the new one. */
  rateUpdated: boolean;
}

/** Meaning of a failed commit for the intended order and its key. */
export const judgeCommit = (error: AppError): CommitVerdict => ({
  unanswered: unanswered.has(error.kind),
  endsKey: refusedForGood.has(error.code),
  rateUpdated: hasCode(error, errorCodes.rateUpdated, errorCodes.quoteExpired),
});
