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
  card: Pick<Row<'payee_cards'>, 'id' | 'owner_id'>,
  what: CardNews,
  { seqNo, at }: { seqNo?: string; at?: number } = {},
): Promise<string> => {
  const params: Record<string, string> = ofPaying.has(what) ? { hours } : {};
  return postMessage(work, card.owner_id, `card.${what}`, params, { seqNo, at, cardId: card.id });
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
    .selectFrom('payee_card_orders')
    .select(['card_id', 'owner_id'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (link)
    await tellOwner(work, { id: link.card_id, owner_id: link.owner_id }, newsOf(status), {
      seqNo: order.seq_no,
      at: order.updated_at,
    });
}

/** Payers with unpaid orders are told to wait. */
export async function tellOfReport(
  work: Work,
  card: Pick<Row<'payee_cards'>, 'id' | 'owner_id'>,
  reporterId: string,
): Promise<void> {
  await tellOwner(work, card, 'reported');
  const open = await work.db
    .selectFrom('payee_card_orders as link')
    .innerJoin('orders', 'orders.id', 'link.order_id')
    .select(['orders.seq_no', 'link.payer_id'])
    .where('link.card_id', '=', card.id)
    .where('link.payer_id', '!=', reporterId)
    .where('link.abandon_until_at', '>', work.now)
    .where('orders.status', 'in', payable)
    .orderBy('link.created_at')
    .execute();
  for (const { seq_no, payer_id } of open)
    await postMessage(work, payer_id, 'card.beware', {}, { seqNo: seq_no });
}
