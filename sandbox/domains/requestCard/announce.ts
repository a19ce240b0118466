import type { CardRecordStatus } from '@/contracts/entities/payeeCard';
import { HOUR } from '@/core/countdown';
import { times } from '@/domain/constants';
import { payable } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { postMessage, type CardNews } from '../message/post';
import { recordStatusOf } from './view';

/** Specification, flows, 4.6. */
const newsOf = (status: CardRecordStatus): CardNews => (status === 'onTheWay' ? 'paid' : status);

const ofPaying: ReadonlySet<CardNews> = new Set(['waitPayment', 'timeout']);
const hours = String(times.requestCardAbandon / HOUR);

export const tellOwner = (
  work: Pick<Work, 'db' | 'now'>,
  card: Pick<Row<'payeeCards'>, 'id' | 'ownerId'>,
  what: CardNews,
  { seqNo, at }: { seqNo?: string; at?: number } = {},
): Promise<string> => {
  const params: Record<string, string> = ofPaying.has(what) ? { hours } : {};
  return postMessage(work, card.ownerId, `card.${what}`, params, { seqNo, at, cardId: card.id });
};

/** Once per meaningful step. */
export async function orderByCardMoved(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  if (from === null) return;
  const before = recordStatusOf(from);
  const status = recordStatusOf(order.status);
  // Announced with the order; late money is only returned.
  if (before === status || status === 'waitPayment') return;
  if (status === 'onTheWay' && before !== 'waitPayment') return;
  const link = await work.db
    .selectFrom('payeeCardOrders')
    .select(['cardId', 'ownerId'])
    .where('orderId', '=', order.id)
    .executeTakeFirst();
  if (link)
    await tellOwner(work, { id: link.cardId, ownerId: link.ownerId }, newsOf(status), {
      seqNo: order.seqNo,
      at: order.updatedAt,
    });
}

/** Payers with unpaid orders are told to wait. */
export async function tellOfReport(
  work: Work,
  card: Pick<Row<'payeeCards'>, 'id' | 'ownerId'>,
  reporterId: string,
): Promise<void> {
  await tellOwner(work, card, 'reported');
  const open = await work.db
    .selectFrom('payeeCardOrders as link')
    .innerJoin('orders', 'orders.id', 'link.orderId')
    .select(['orders.seqNo', 'link.payerId'])
    .where('link.cardId', '=', card.id)
    .where('link.payerId', '!=', reporterId)
    .where('link.abandonUntilAt', '>', work.now)
    .where('orders.status', 'in', payable)
    .orderBy('link.createdAt')
    .execute();
  for (const { seqNo, payerId } of open)
    await postMessage(work, payerId, 'card.beware', {}, { seqNo: seqNo });
}
