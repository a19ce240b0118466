/** Coupon of an invited user, in units of their currency. */
export const INVITE_COUPON_UNITS = '70';
export const INVITE_SOURCE_DAYS = 30;
