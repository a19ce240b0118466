import * as v from 'valibot';
import { type ConsoleAction, defineAction } from '../../console/actions';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import { heldFor, returnPayment } from './funds';

/** `notPayable`: may not be sent. `refundFailed`: the bank returned it. */
type CaseKind = 'notPayable' | 'refundFailed';

/** Money that no rule can place. */
export async function openCase(
  work: Work,
  order: Row<'orders'>,
  { kind, amount, paymentId }: { kind: CaseKind; amount: string; paymentId?: string },
): Promise<void> {
  await work.db
    .insertInto('money_cases')
    .values({
      id: newId('cas'),
      order_id: order.id,
      payment_id: paymentId ?? null,
      kind,
      amount,
      currency: order.source_currency,
      created_at: work.now,
    })
    .execute();
}

const closeCases = (work: Work, orderId: string, kind: CaseKind) =>
  work.db
    .updateTable('money_cases')
    .set({ closed_at: work.now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute();

export async function caseFollowsOrder(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  if (from === 'REFUND_FAILED') await closeCases(work, order.id, 'refundFailed');
  if (order.status === 'REFUND_FAILED')
    await openCase(work, order, {
      kind: 'refundFailed',
      amount: (await heldFor(work, order.id)).toFixed(),
    });
}

export const returnCaseAction: ConsoleAction = defineAction({
  name: 'case.return',
  title: 'Gives the money of a case about a payment back and closes the case',
  params: v.object({ caseId: v.string() }),
  async run(work, { caseId }) {
    const payment = await work.db
      .selectFrom('money_cases')
      .innerJoin('payments', 'payments.id', 'money_cases.payment_id')
      .selectAll('payments')
      .where('money_cases.id', '=', caseId)
      .where('money_cases.closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) refuse(notFound);
    await returnPayment(work, payment, 'notPayable');
    await closeCases(work, payment.order_id, 'notPayable');
  },
});
