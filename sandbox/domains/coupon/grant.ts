import type { CouponOrigin } from '@/contracts/entities/coupon';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';
import { postMessage } from '../message/post';
import type { CouponTemplate } from './template';
import { titleParams } from './title';

const dayMs = 86_400_000;

/** `seen` coupons skip the home's pop-up. */
export async function grantCoupon(
  work: Work,
  payerId: string,
  template: CouponTemplate,
  given: { origin: CouponOrigin; code?: string; seen?: boolean },
): Promise<Row<'coupons'>> {
  const { validDays, ...terms } = template;
  const row = await work.db
    .insertInto('coupons')
    .values({
      ...terms,
      id: newId('cpn'),
      payerId,
      code: given.code ?? null,
      origin: given.origin,
      seenAt: given.seen ? work.now : null,
      expiresAt: work.now + Math.round(validDays * dayMs),
      createdAt: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postMessage(work, payerId, 'couponGranted', titleParams(row));
  return row;
}

const firstTransfer: Readonly<Record<string, CouponTemplate>> = {
  AUS: {
    type: 2,
    name: 'First transfer: AUD 5 off the fee',
    amount: '5',
    currency: 'AUD',
    minAmount: '100',
    sourceCountry: 'AUS',
    validDays: 30,
  },
  HKG: {
    type: 2,
    name: 'First transfer: HKD 20 off the fee',
    amount: '20',
    currency: 'HKD',
    minAmount: '500',
    sourceCountry: 'HKG',
    validDays: 30,
  },
};

export async function grantWelcomeCoupon(work: Work, payer: Row<'payers'>): Promise<void> {
  const template = firstTransfer[payer.countryCode];
  if (template) await grantCoupon(work, payer.id, template, { origin: 'welcome' });
}
