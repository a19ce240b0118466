import { isAnnounced } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isHeldFor, type OrderHold } from '../evidence/holds';
import { outstanding, tellOf } from '../evidence/supplements';
import { tellOrder } from './tell';

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
  // Received and success follow within seconds and share one message.
  if (order.status === 'PAYMENT_SUCCESS' && from === 'PAYMENT_RECEIVED' && (await toldOfReceipt(work, order)))
    return;
  if (order.status === 'PAYMENT_RECEIVED' && (order.supplement as OrderHold).wanted) return;
  await tellOrder(work, order, { at: order.updated_at });
}

/** False when papers were due then. */
async function toldOfReceipt(work: Work, { id, seq_no, payer_id }: Row<'orders'>): Promise<boolean> {
  const told = await work.db
    .selectFrom('messages')
    .innerJoin('order_history', 'order_history.created_at', 'messages.created_at')
    .select('messages.id')
    .where('order_history.order_id', '=', id)
    .where('order_history.to_status', '=', 'PAYMENT_RECEIVED')
    .where('messages.payer_id', '=', payer_id)
    .where('messages.order_seq_no', '=', seq_no)
    .executeTakeFirst();
  return told !== undefined;
}
