/** Hours for which a rate is locked, where a market configures no others (specification, flows, 9). */
export const RATE_LOCK_HOURS = 24;

/**
 * How far, in percent, a rate that is not locked may have moved when its transfer's money comes in: so far the transfer
 * goes at the new rate, beyond it the sender is asked.
 */
export const RATE_TOLERANCE_PERCENT = 1;
