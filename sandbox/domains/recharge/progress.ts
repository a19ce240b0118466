import { randomInt } from 'node:crypto';
import type { Db } from '../../db/schema';
import type { CallContext, Job } from '../../runtime';

/** No look-alikes. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const redemptionCode = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Unpaid orders return their stock. */
export const rechargeJob: Job = {
  name: 'recharge-progress',
  async run(work) {
    const due = (db: Db) =>
      db.selectFrom('rechargeOrders').selectAll().where('nextStepAt', '<=', work.now).orderBy('nextStepAt');
    return work.each(due, async (row, { db }) => {
      const at = row.nextStepAt ?? work.now;
      const paid = row.paidAt !== null;
      await db
        .updateTable('rechargeOrders')
        .set({
          status: paid ? 1 : 2,
          redemptionCode: paid ? redemptionCode() : null,
          nextStepAt: null,
          finishedAt: at,
        })
        .where('id', '=', row.id)
        .execute();
      if (!paid)
        await db
          .updateTable('rechargeItems')
          .set((set) => ({ stock: set('stock', '+', 1) }))
          .where('id', '=', row.itemId)
          .execute();
    });
  },
};

/** The account is closing: unpaid ones run out now. True while a paid one is not delivered. */
export async function endOpenTopUps({ db, now, payerId }: CallContext): Promise<boolean> {
  const open = db.selectFrom('rechargeOrders').where('payerId', '=', payerId).where('status', '=', 0);
  if (await open.select('id').where('paidAt', 'is not', null).executeTakeFirst()) return true;
  await db
    .updateTable('rechargeOrders')
    .set({ payDeadlineAt: now, nextStepAt: now })
    .where('payerId', '=', payerId)
    .where('status', '=', 0)
    .execute();
  return false;
}
