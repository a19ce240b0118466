/** If the market configures none (specification, flows, 9). */
export const RATE_LOCK_HOURS = 24;

/** Per cent an unlocked rate may move; beyond, the sender is asked. */
export const RATE_TOLERANCE_PERCENT = 1;
