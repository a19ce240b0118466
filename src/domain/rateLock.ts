/** Default where a market configures none (specification, flows, 9). */
export const RATE_LOCK_HOURS = 24;

/** An unlocked rate may move this far, in per cent; beyond it the sender is asked. */
export const RATE_TOLERANCE_PERCENT = 1;
