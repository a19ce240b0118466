import { COUPON_SOON_DAYS } from '@/domain/coupons';
import type { Job } from '../../runtime';
import { couponWarningMs } from '../activity/pending';
import { postMessage } from '../message/post';
import { titleParams } from './title';

const batch = 100;

/** Warns owners once. */
export const couponJobs: readonly Job[] = [
  {
    name: 'coupon.remind',
    async run({ db, now, resting, each }) {
      const due = await db
        .selectFrom('coupons')
        .selectAll()
        .where('status', '=', 'UNUSED')
        .where('id', 'not in', resting())
        .where('remindedAt', 'is', null)
        .where('expiresAt', '<=', now + couponWarningMs)
        .orderBy('expiresAt')
        .limit(batch)
        .forUpdate()
        .execute();
      return each(due, async (row) => {
        const at = Math.max(row.createdAt, row.expiresAt - couponWarningMs);
        await db.updateTable('coupons').set({ remindedAt: at }).where('id', '=', row.id).execute();
        // Too short-lived for a warning.
        if (row.expiresAt - row.createdAt <= couponWarningMs || row.expiresAt <= row.createdAt) return;
        const params = { ...titleParams(row), days: String(COUPON_SOON_DAYS) };
        await postMessage({ db, now }, row.payerId, 'couponExpiring', params, { at });
      });
    },
  },
  {
    name: 'coupon.expire',
    async run({ db, now }) {
      const due = await db
        .selectFrom('coupons')
        .select('id')
        .where('status', '=', 'UNUSED')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(batch)
        .forUpdate()
        .execute();
      if (due.length)
        await db
          .updateTable('coupons')
          .set({ status: 'EXPIRED' })
          .where(
            'id',
            'in',
            due.map((row) => row.id),
          )
          .execute();
      return due.length;
    },
  },
];
