import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { WordSearch } from '@/core/wordSearch';
import type { CallContext } from '../../../runtime';
import { readCursor } from '../../../dispatch/cursor';
import { payeeIn, summaryOf } from './answer';
import { cursorOf, sortOf } from './sorting';
import { statusesOf } from './tabs';

/** Reads the recipients of all of the payer's orders in the tab. */
export async function searchOrders(
  { db, payerId, lang, now }: CallContext,
  { tab, sort, cursor, pageSize }: CallParams<'order.listRecords'>,
  search: WordSearch,
): Promise<CallAnswer<'order.listRecords'>> {
  const { after, direction } = sortOf(sort);
  const place = cursor === undefined ? null : readCursor(cursor);
  const all = await db
    .selectFrom('orders')
    .select(['id', 'createdAt', 'payeeInfo'])
    .select((eb) =>
      place === null
        ? eb.val(true).as('ahead')
        : eb(eb.refTuple('createdAt', 'id'), after, eb.tuple(...place)).as('ahead'),
    )
    .where('payerId', '=', payerId)
    .where('status', 'in', statusesOf(tab))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .execute();
  const found = all.filter((row) => {
    const { name, payeeLabel } = payeeIn(row, lang);
    return search.finds(name, payeeLabel);
  });
  const ahead = found.filter((row) => row.ahead);
  const page = ahead.slice(0, pageSize);
  const whole = page.length
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where(
          'id',
          'in',
          page.map(({ id }) => id),
        )
        .execute()
    : [];
  const last = page[page.length - 1];
  return {
    rows: page.flatMap(({ id }) => whole.filter((row) => row.id === id)).map((row) => summaryOf(row, now)),
    total: found.length,
    next: ahead.length > page.length && last ? cursorOf(last) : undefined,
  };
}
