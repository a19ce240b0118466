import type { CallAnswer, CallParams } from '@/contracts/calls';
import { delivered } from '@/domain/statuses/orderSets';
import type { Db, Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { ownOrder } from '../order/find';
import { textIn } from '../../texts';

type PopUp = NonNullable<CallAnswer<'activity.orderPopUp'>['popUp']>;
const hourMs = 3_600_000;

/** The invitation is dismissed for all orders. */
const seenKey = (kind: string, order: Row<'orders'>): string =>
  kind === 'invite' ? 'order-invite' : `order-${kind}-${order.id}`;

async function holds(db: Db, kind: string, order: Row<'orders'>, now: number): Promise<boolean> {
  if (kind === 'deadline')
    return (
      order.pay_deadline_at !== null && order.pay_deadline_at > now && order.pay_deadline_at - now <= hourMs
    );
  if (kind !== 'invite') return true;
  const { count } = await db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('payer_id', '=', order.payer_id)
    .where('status', 'in', delivered)
    .executeTakeFirstOrThrow();
  return Number(count) === 1;
}

export async function orderPopUp(
  context: CallContext,
  { seqNo, seenId }: CallParams<'activity.orderPopUp'>,
): Promise<CallAnswer<'activity.orderPopUp'>> {
  const { db, payerId, now, lang } = context;
  const order = await ownOrder(context, { seqNo }, false);
  const rows = await db.selectFrom('order_popups').selectAll().orderBy('position').execute();
  // Only shown pop-ups, so that nothing fills the table.
  if (seenId !== undefined && rows.some(({ kind }) => seenKey(kind, order) === seenId))
    await db
      .insertInto('popups_seen')
      .values({ payer_id: payerId, popup_id: seenId, seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const row of rows) {
    if (!row.statuses.includes(order.status)) continue;
    const id = seenKey(row.kind, order);
    const seen = await db
      .selectFrom('popups_seen')
      .select('popup_id')
      .where('payer_id', '=', payerId)
      .where('popup_id', '=', id)
      .executeTakeFirst();
    if (seen || !(await holds(db, row.kind, order, now))) continue;
    return {
      popUp: {
        id,
        kind: row.kind as PopUp['kind'],
        status: order.status,
        title: textIn(row.titles, lang),
        content: textIn(row.contents, lang),
        link: row.link.replace('{seqNo}', order.seq_no).replace('{country}', order.target_country),
      },
    };
  }
  return {};
}
