import { randomInt } from 'node:crypto';
import type { Job } from '../../runtime';

/** No look-alikes. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const redemptionCode = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Unpaid orders return their stock. */
export const rechargeJob: Job = {
  name: 'recharge-progress',
  async run(work) {
    const due = await work.db
      .selectFrom('recharge_orders')
      .selectAll()
      .where('next_step_at', '<=', work.now)
      .where('id', 'not in', work.resting())
      .orderBy('next_step_at')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    return work.each(due, async (row) => {
      const at = row.next_step_at ?? work.now;
      const paid = row.paid_at !== null;
      await work.db
        .updateTable('recharge_orders')
        .set({
          status: paid ? 1 : 2,
          redemption_code: paid ? redemptionCode() : null,
          next_step_at: null,
          finished_at: at,
        })
        .where('id', '=', row.id)
        .execute();
      if (!paid)
        await work.db
          .updateTable('recharge_items')
          .set((set) => ({ stock: set('stock', '+', 1) }))
          .where('id', '=', row.item_id)
          .execute();
    });
  },
};
