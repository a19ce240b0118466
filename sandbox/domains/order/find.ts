import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
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

/** For staff, whoever's it is. */
export async function lockedOrder({ db }: Pick<Work, 'db'>, seqNo: string): Promise<Row<'orders'>> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('seqNo', '=', seqNo)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse(notFound);
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
