import type { CallAnswer } from '@/contracts/calls';
import type { Row } from '../../db/schema';
import { couponTitle } from './title';
import { minimumOf } from './use';

type Shown = CallAnswer<'coupon.elasticLayer'>['list'][number];

/** Decimal texts in `currencyCode`, epoch ms. */
export const couponView = (row: Row<'coupons'>, lang: string): Shown => ({
  couponId: row.id,
  type: row.type,
  title: couponTitle(row, lang),
  amount: row.amount,
  currencyCode: row.currency,
  minSourceAmount: minimumOf(row),
  expiresAt: row.expiresAt,
  ...(row.targetCountry ? { targetCountry: row.targetCountry } : {}),
  ...(row.origin ? { origin: row.origin } : {}),
});
