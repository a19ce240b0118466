import { isAnnounced } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isHeldFor, outstanding, tellOf } from '../evidence/supplements';
import { postMessage } from '../message/post';

/** Tells the payer that an order has changed. Names and amounts stay out of the text: the order page shows them. */
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
  // Received and success follow each other within seconds: one message for both.
  if (order.status === 'PAYMENT_SUCCESS' && from === 'PAYMENT_RECEIVED') return;
  await postMessage(
    work,
    order.payer_id,
    `order.${order.status}`,
    { seqNo: order.seq_no },
    order.seq_no,
    order.updated_at,
  );
}
