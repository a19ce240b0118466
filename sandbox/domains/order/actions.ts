import * as v from 'valibot';
import { type ConsoleAction, defineAction } from '../../console/actions';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { openStatuses, settlePayment } from './money/settle';

async function openPaymentOf(
  work: Work,
  seqNo: string,
  statuses: readonly Row<'payments'>['status'][] = openStatuses,
): Promise<string> {
  const payment = await work.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select('payments.id')
    .where('orders.seqNo', '=', seqNo)
    .where('payments.status', 'in', statuses)
    .orderBy('payments.createdAt', 'desc')
    .executeTakeFirst();
  if (!payment) refuse(notFound);
  return payment.id;
}

export const paymentActions: readonly ConsoleAction[] = [
  defineAction({
    name: 'payment.settle',
    title: "The bank's, wallet's or pay page's callback for the open payment of an order",
    params: v.object({ seqNo: v.string(), outcome: v.picklist(['paid', 'cancelled', 'failed']) }),
    async run(work, { seqNo, outcome }) {
      // The bank also answers for a debit under way.
      const open = await openPaymentOf(work, seqNo, [...openStatuses, 'authorised']);
      const { status } = await settlePayment(work, open, outcome);
      return { status };
    },
  }),
  defineAction({
    name: 'payment.unknown',
    title: 'The wallet does not answer: the result of the open payment is unknown until it is settled',
    params: v.object({ seqNo: v.string() }),
    async run(work, { seqNo }) {
      await work.db
        .updateTable('payments')
        .set({ status: 'unknown' })
        .where('id', '=', await openPaymentOf(work, seqNo))
        .execute();
    },
  }),
];
