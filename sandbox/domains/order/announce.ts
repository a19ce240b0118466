import { isAnnounced } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isHeldFor, type OrderHold } from '../evidence/holds';
import { outstanding, tellOf } from '../evidence/supplements';
import { tellOrder } from './reading/tell';

/** The order page has names and amounts. */
export async function announceOrder(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  if (from === null) return;
  if (isHeldFor(order)) {
    const papers = await outstanding(work, order.id);
    if (papers.length > 0)
      return tellOf(
        work,
        order,
        papers.map(({ kind }) => kind),
      );
  }
  if (!isAnnounced(order.status)) return;
  // Received and success follow within seconds: one message.
  if (order.status === 'PAYMENT_SUCCESS' && from === 'PAYMENT_RECEIVED' && (await toldOfReceipt(work, order)))
    return;
  if (order.status === 'PAYMENT_RECEIVED' && (order.supplement as OrderHold).wanted) return;
  await tellOrder(work, order, { at: order.updatedAt });
}

/** False when papers were due then. */
async function toldOfReceipt(work: Work, { id, seqNo, payerId }: Row<'orders'>): Promise<boolean> {
  const told = await work.db
    .selectFrom('messages')
    .innerJoin('orderHistory', 'orderHistory.createdAt', 'messages.createdAt')
    .select('messages.id')
    .where('orderHistory.orderId', '=', id)
    .where('orderHistory.toStatus', '=', 'PAYMENT_RECEIVED')
    .where('messages.payerId', '=', payerId)
    .where('messages.orderSeqNo', '=', seqNo)
    .executeTakeFirst();
  return told !== undefined;
}
