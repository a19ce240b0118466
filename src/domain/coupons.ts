/** Whether coupons of the type better the exchange rate (3 rate, 6 and 7 diamond rates) instead of taking money off the price. */
export const bettersRate = (type: number): boolean => [3, 6, 7].includes(type);

/** Whoever has a coupon is reminded so many days before it ends, and sees how long it is left. */
export const COUPON_SOON_DAYS = 3;
