import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';

/** Locked with `forUpdate`. Another payer's order is unknown. */
export async function ownOrder(
  context: CallContext,
  by: { seqNo: string } | { id: string },
  forUpdate = true,
): Promise<Row<'orders'>> {
  let query = context.db.selectFrom('orders').selectAll().where('payerId', '=', context.payerId);
  query = 'seqNo' in by ? query.where('seqNo', '=', by.seqNo) : query.where('id', '=', by.id);
  if (forUpdate) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ?? refuse(orderRefusals.orderNotFound);
}

export const newestPayment = (
  { db }: Pick<CallContext, 'db'>,
  orderId: string,
): Promise<Row<'payments'> | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
