/** Off the fees of whoever comes by an invitation, in units of their own currency. */
export const INVITE_COUPON_UNITS = '70';
/** How long a registered user may still say who invited them. */
export const INVITE_SOURCE_DAYS = 30;
