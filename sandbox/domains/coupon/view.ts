import type { Row } from '../../db/schema';

/** A coupon as its payer sees it; amounts are decimal texts in `currencyCode`, `expiresAt` is epoch ms. */
export const couponView = (row: Row<'coupons'>) => ({
  couponId: row.id,
  type: row.type,
  title: row.name,
  amount: row.amount,
  currencyCode: row.currency,
  minSourceAmount: row.min_amount,
  expiresAt: row.expires_at,
});
