import * as v from 'valibot';
import { type ConsoleAction, defineAction } from '../../../console/actions';
import type { Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { notFound, refuse } from '../../../dispatch/refusal';
import { newId } from '../../../ids';
import { heldFor, returnPayment } from './funds';

/** `notPayable`: may not be sent. `refundFailed`: bank returned it. */
type CaseKind = 'notPayable' | 'refundFailed';

/** Money that no rule can place. */
export async function openCase(
  work: Work,
  order: Row<'orders'>,
  { kind, amount, paymentId }: { kind: CaseKind; amount: string; paymentId?: string },
): Promise<void> {
  await work.db
    .insertInto('moneyCases')
    .values({
      id: newId('cas'),
      orderId: order.id,
      paymentId: paymentId ?? null,
      kind,
      amount,
      currency: order.sourceCurrency,
      createdAt: work.now,
    })
    .execute();
}

const closeCases = (work: Work, orderId: string, kind: CaseKind) =>
  work.db
    .updateTable('moneyCases')
    .set({ closedAt: work.now })
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('closedAt', 'is', null)
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
      .selectFrom('moneyCases')
      .innerJoin('payments', 'payments.id', 'moneyCases.paymentId')
      .selectAll('payments')
      .where('moneyCases.id', '=', caseId)
      .where('moneyCases.closedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) refuse(notFound);
    await returnPayment(work, payment, 'notPayable');
    await closeCases(work, payment.orderId, 'notPayable');
  },
});
