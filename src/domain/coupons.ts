/** 3 rate, 6 and 7 diamond rates; others take money off the price. */
export const bettersRate = (type: number): boolean => [3, 6, 7].includes(type);

/** Days before its end that a coupon shows its remaining time. */
export const COUPON_SOON_DAYS = 3;
