import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { lockOn } from '../../locks/locks';
import type { CardRow, RecordParts } from './view';
import { stateOf } from './view';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

/** Another owner's card is unknown. */
export async function ownCard({ db, payerId }: CallContext, cardId: string): Promise<CardRow> {
  const row = await db
    .selectFrom('payeeCards')
    .selectAll()
    .where('id', '=', cardId)
    .where('ownerId', '=', payerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ?? refuse(cardRefusals.notFound);
}

export async function sharedCard(context: CallContext, code: string): Promise<CardRow> {
  const row = await context.db
    .selectFrom('payeeCards')
    .selectAll()
    .where('shareCode', '=', code)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || stateOf(row, context.now) !== 'open') return refuse(cardRefusals.link);
  // Frozen by staff.
  const lock = await lockOn(context.db, context.now, { shut: 'payer', subject: row.ownerId });
  return lock ? refuse(cardRefusals.link) : row;
}

/** For its payer or the card's owner. */
export async function recordOf(context: CallContext, seqNo: string): Promise<RecordParts> {
  const { db, payerId } = context;
  const order = await db.selectFrom('orders').selectAll().where('seqNo', '=', seqNo).executeTakeFirst();
  const link = order
    ? await db
        .selectFrom('payeeCardOrders')
        .selectAll()
        .where('orderId', '=', order.id)
        .where((where) => where.or([where('ownerId', '=', payerId), where('payerId', '=', payerId)]))
        .executeTakeFirst()
    : undefined;
  if (!order || !link) return refuse(cardRefusals.notFound);
  const card = await db
    .selectFrom('payeeCards')
    .selectAll()
    .where('id', '=', link.cardId)
    .executeTakeFirstOrThrow();
  return { order, link, card };
}

/** A missing row is a fault of the database. */
function byId<R extends { id: string }>(rows: readonly R[]): (id: string) => R {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = found.get(id);
    if (!row) throw new Error(`There is no row ${id}.`);
    return row;
  };
}

export async function cardsById(
  { db }: CallContext,
  ids: readonly string[],
): Promise<(id: string) => CardRow> {
  if (ids.length === 0) return byId<CardRow>([]);
  return byId(await db.selectFrom('payeeCards').selectAll().where('id', 'in', ids).execute());
}

export async function ordersById(
  { db }: CallContext,
  ids: readonly string[],
): Promise<(id: string) => Row<'orders'>> {
  if (ids.length === 0) return byId<Row<'orders'>>([]);
  return byId(await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute());
}
