import * as v from 'valibot';
import { countryCode } from '@/contracts/entities/base';
import type { ConsoleAction } from '../../console/actions';
import { defineAction } from '../../console/actions';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import type { Work } from '../../runtime';
import { grantCoupon } from './grant';

const dayMs = 86_400_000;
const decimal = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/));

async function moveEnd({ db }: Work, couponId: string, expiresAt: number): Promise<void> {
  const row = await db
    .updateTable('coupons')
    .set({ expiresAt, remindedAt: null })
    .where('id', '=', couponId)
    .where('status', '=', 'UNUSED')
    .returning('id')
    .executeTakeFirst();
  if (!row) refuse(notFound);
}

export const couponActions: readonly ConsoleAction[] = [
  defineAction({
    name: 'coupon.grant',
    title: 'Give a payer a coupon (type 1 cash, 2 fee, 3 rate, 4 prize, 5 deduction, 6 and 7 diamond rate)',
    params: v.object({
      payerId: v.string(),
      type: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), 2),
      name: v.optional(v.pipe(v.string(), v.maxLength(140)), 'From us'),
      amount: v.optional(decimal, '5'),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
      minAmount: v.optional(decimal, '0'),
      targetCountry: v.optional(countryCode),
      validDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3650)), 30),
    }),
    async run(work, { payerId, currency, targetCountry, ...template }) {
      const payer = await work.db
        .selectFrom('payers')
        .innerJoin('countries', 'countries.code', 'payers.countryCode')
        .select(['payers.countryCode', 'countries.currency'])
        .where('payers.id', '=', payerId)
        .executeTakeFirst();
      if (!payer) refuse(notFound);
      const coupon = await grantCoupon(
        work,
        payerId,
        {
          ...template,
          currency: currency ?? payer.currency,
          sourceCountry: payer.countryCode,
          ...(targetCountry ? { targetCountry } : {}),
        },
        { origin: 'gift' },
      );
      return { couponId: coupon.id };
    },
  }),
  defineAction({
    name: 'coupon.endsIn',
    title: 'Let an unused coupon run out in so many days',
    params: v.object({ couponId: v.string(), days: v.pipe(v.number(), v.minValue(0), v.maxValue(3650)) }),
    run: (work, { couponId, days }) => moveEnd(work, couponId, work.now + Math.round(days * dayMs)),
  }),
  defineAction({
    name: 'scene.couponExpiring',
    title: 'A coupon that ends in an hour',
    kind: 'scene',
    params: v.object({ payerId: v.optional(v.string(), 'demo-aus') }),
    async run(work, { payerId }) {
      const coupon = await work.db
        .selectFrom('coupons')
        .select('id')
        .where('payerId', '=', payerId)
        .where('status', '=', 'UNUSED')
        .orderBy('expiresAt')
        .limit(1)
        .executeTakeFirst();
      if (!coupon)
        refuse({
          code: codes.notFound,
          text: 'This payer has no unused coupon: give one with coupon.grant.',
        });
      await moveEnd(work, coupon.id, work.now + dayMs / 24);
      return { couponId: coupon.id };
    },
  }),
];
