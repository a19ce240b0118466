/** 3 rate, 6 and 7 diamond rates; others lower the price. */
export const bettersRate = (type: number): boolean => [3, 6, 7].includes(type);

export const COUPON_SOON_DAYS = 3;
