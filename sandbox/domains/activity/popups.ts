import type { CallAnswer, CallParams } from '@/contracts/calls';
import { delivered } from '@/domain/statuses/orderSets';
import type { Db, Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { ownOrder } from '../order/find';
import { countIn, countsOf } from '../order/reading/counts';
import { textIn } from '../../texts';

type PopUp = NonNullable<CallAnswer<'activity.orderPopUp'>['popUp']>;
const hourMs = 3_600_000;

/** Invitations are dismissed for all orders. */
const seenKey = (kind: string, order: Row<'orders'>): string =>
  kind === 'invite' ? 'order-invite' : `order-${kind}-${order.id}`;

async function holds(db: Db, kind: string, order: Row<'orders'>, now: number): Promise<boolean> {
  if (kind === 'deadline')
    return order.payDeadlineAt !== null && order.payDeadlineAt > now && order.payDeadlineAt - now <= hourMs;
  if (kind !== 'invite') return true;
  return countIn(await countsOf({ db, payerId: order.payerId }), delivered) === 1;
}

export async function orderPopUp(
  context: CallContext,
  { seqNo, seenId }: CallParams<'activity.orderPopUp'>,
): Promise<CallAnswer<'activity.orderPopUp'>> {
  const { db, payerId, now, lang } = context;
  const order = await ownOrder(context, { seqNo }, false);
  const rows = await db.selectFrom('orderPopups').selectAll().orderBy('position').execute();
  // Only shown ones, so that nothing fills the table.
  if (seenId !== undefined && rows.some(({ kind }) => seenKey(kind, order) === seenId))
    await db
      .insertInto('popupsSeen')
      .values({ payerId, popupId: seenId, seenAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const row of rows) {
    if (!row.statuses.includes(order.status)) continue;
    const id = seenKey(row.kind, order);
    const seen = await db
      .selectFrom('popupsSeen')
      .select('popupId')
      .where('payerId', '=', payerId)
      .where('popupId', '=', id)
      .executeTakeFirst();
    if (seen || !(await holds(db, row.kind, order, now))) continue;
    return {
      popUp: {
        id,
        kind: row.kind as PopUp['kind'],
        status: order.status,
        title: textIn(row.titles, lang),
        content: textIn(row.contents, lang),
        link: row.link.replace('{seqNo}', order.seqNo).replace('{country}', order.targetCountry),
      },
    };
  }
  return {};
}
