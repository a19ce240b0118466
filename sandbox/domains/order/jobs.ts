import { isAwaitingSettlement, isFinished, isPaidNotSent } from '@/domain/statuses/orderSets';
import type { Db, Row } from '../../db/schema';
import type { Job, Work } from '../../runtime';
import { moveOrder } from '../../machines/moves';
import { nextStep } from './progress';
import { returnWithOrder, settleDrawn } from './money/settle';
import { rateAtPayment } from './reprice';

/** One step each, dated when due. */
export const progressJob: Job = {
  name: 'order-progress',
  async run(work) {
    const due = (db: Db) =>
      db.selectFrom('orders').selectAll().where('nextStepAt', '<=', work.now).orderBy('nextStepAt');
    return work.each(due, async (order, row) => {
      const at = order.nextStepAt ?? work.now;
      const step = nextStep(order, at);
      const settles = step && isAwaitingSettlement(order.status) && isPaidNotSent(step.to);
      const paid = settles ? await rateAtPayment(row, order, { at }) : null;
      if (settles) await settleDrawn(row, order.id, at, paid?.then === 'asks' ? 'mismatch' : 'paid');
      if (step && paid?.then === 'goesBack')
        await returnWithOrder({ ...row, now: at }, order, 'rateMoved', { actor: step.by, at });
      else if (step)
        await moveOrder(row, order.id, paid?.then === 'asks' ? 'PAYMENT_TO_BE_VERIFIED' : step.to, {
          actor: step.by,
          at,
          set: paid?.set,
        });
      else await row.db.updateTable('orders').set({ nextStepAt: null }).where('id', '=', order.id).execute();
    });
  },
};

export async function scheduleNext(work: Work, order: Row<'orders'>): Promise<void> {
  const step = nextStep(order, order.updatedAt);
  await work.db
    .updateTable('orders')
    .set({
      nextStepAt: step?.at ?? null,
      ...(order.status === 'PAYMENT_AUTHORISED' ? { drawnUntilAt: step?.at ?? null } : {}),
      finishedAt: isFinished(order.status) ? order.updatedAt : null,
    })
    .where('id', '=', order.id)
    .execute();
}
