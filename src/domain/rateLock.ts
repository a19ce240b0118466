/** If the market configures none (specification, flows, 9). */
export const RATE_LOCK_HOURS = 24;

/** Locked unless the payer said no. */
export const locksRate = (lockRate: boolean | undefined, hours: number): boolean =>
  hours > 0 && (lockRate ?? true);

/** Per cent an unlocked rate may move; beyond, the sender is asked. */
export const RATE_TOLERANCE_PERCENT = 1;
