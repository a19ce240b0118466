import { safeWaitHours } from '@/domain/largeRemit';
import { isAnnounced, isPaidNotSent } from '@/domain/statuses/orderSets';
import { orderStory, type StoryTwist } from '@/domain/statuses/orderStory';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isHeldFor, type OrderHold, outstanding, tellOf } from '../evidence/supplements';
import { postMessage } from '../message/post';
import { summaryOf } from './answer';

/** Words of their own for what the story of an order says beyond its status. */
const ofTwist: Partial<Record<StoryTwist, string>> = { review: 'REVIEW', safe: 'SAFE' };

/** The name of the words about an order, as its story goes. Money that has come in is told of with what will hold it. */
async function newsOf({ db, now }: Work, order: Row<'orders'>): Promise<string> {
  const status = isPaidNotSent(order.status) ? 'PAYMENT_SUCCESS' : order.status;
  const history = await db
    .selectFrom('order_history')
    .select(['to_status as status', 'actor as by'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const { twist, hintKey } = orderStory({ ...summaryOf({ ...order, status }, now), history });
  if (hintKey === 'statuses.story.returningHint') return 'RETURNING';
  return (twist && ofTwist[twist]) ?? order.status;
}

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
  // Received and success follow each other within seconds: one message for both, and the one about papers where they are due.
  if (order.status === 'PAYMENT_SUCCESS' && from === 'PAYMENT_RECEIVED') return;
  if (order.status === 'PAYMENT_RECEIVED' && (order.supplement as OrderHold).wanted) return;
  const news = await newsOf(work, order);
  await postMessage(
    work,
    order.payer_id,
    `order.${news}`,
    { seqNo: order.seq_no, ...(news === ofTwist.safe ? { hours: String(safeWaitHours) } : {}) },
    order.seq_no,
    order.updated_at,
  );
}
