import { COUPON_SOON_DAYS } from '@/domain/coupons';
import type { Db } from '../../db/schema';
import type { Job } from '../../runtime';
import { couponWarningMs } from '../activity/pending';
import { postMessage } from '../message/post';
import { titleParams } from './title';

/** Warns owners once. */
export const couponJobs: readonly Job[] = [
  {
    name: 'coupon.remind',
    async run({ now, each }) {
      const due = (db: Db) =>
        db
          .selectFrom('coupons')
          .selectAll()
          .where('status', '=', 'UNUSED')
          .where('remindedAt', 'is', null)
          .where('expiresAt', '<=', now + couponWarningMs)
          .orderBy('expiresAt');
      return each(due, async (row, { db }) => {
        const at = Math.max(row.createdAt, row.expiresAt - couponWarningMs);
        await db.updateTable('coupons').set({ remindedAt: at }).where('id', '=', row.id).execute();
        if (row.expiresAt - row.createdAt <= couponWarningMs || row.expiresAt <= row.createdAt) return;
        const params = { ...titleParams(row), days: String(COUPON_SOON_DAYS) };
        await postMessage({ db, now }, row.payerId, 'couponExpiring', params, { at });
      });
    },
  },
  {
    name: 'coupon.expire',
    async run({ now, each }) {
      const due = (db: Db) =>
        db
          .selectFrom('coupons')
          .select(['id', 'payerId'])
          .where('status', '=', 'UNUSED')
          .where('expiresAt', '<=', now)
          .orderBy('expiresAt');
      return each(due, async ({ id }, { db }) => {
        await db.updateTable('coupons').set({ status: 'EXPIRED' }).where('id', '=', id).execute();
      });
    },
  },
];
