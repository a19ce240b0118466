import { sql } from 'kysely';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { wordSearch } from '@/core/wordSearch';
import type { OrderStatusName } from '@/domain/statuses';
import type { CallContext } from '../../../runtime';
import { readCursor } from '../../../dispatch/cursor';
import { summaryOf } from './answer';
import { countIn, countsOf } from './counts';
import { searchOrders } from './search';
import { cursorOf, sortOf } from './sorting';
import { type OrderTab, statusesOf, tabOf } from './tabs';

const tabs: readonly OrderTab[] = ['all', 'waiting', 'progress', 'done', 'closed'];

export async function listTabs(context: CallContext): Promise<CallAnswer<'order.listTypeTab'>> {
  const counts = new Map<OrderTab, number>(tabs.map((tab) => [tab, 0]));
  for (const [status, count] of await countsOf(context)) {
    const tab = tabOf(status);
    if (!tab) continue;
    counts.set(tab, (counts.get(tab) ?? 0) + count);
    counts.set('all', (counts.get('all') ?? 0) + count);
  }
  return { list: tabs.map((tab) => ({ tab, count: counts.get(tab) ?? 0 })) };
}

/** New orders shift nothing. */
export async function listOrders(
  context: CallContext,
  params: CallParams<'order.listRecords'>,
): Promise<CallAnswer<'order.listRecords'>> {
  const search = wordSearch(params.keyword ?? '');
  if (search) return searchOrders(context, params, search);
  const most = params.pageSize + 1;
  const counts = await countsOf(context);
  const statuses = statusesOf(params.tab);
  const cursor = params.cursor ? readCursor(params.cursor) : null;
  const { after, direction } = sortOf(params.sort);
  // By the index of each status: a page's cost stays constant.
  const rows = await context.db
    .selectFrom(
      sql<{ status: OrderStatusName }>`unnest(${statuses}::text[])`.as<'wanted'>(sql`wanted(status)`),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('orders')
          .selectAll('orders')
          .where('orders.payerId', '=', context.payerId)
          .whereRef('orders.status', '=', 'wanted.status')
          .$if(cursor !== null, (query) =>
            query.where((eb) =>
              eb(
                eb.refTuple('orders.createdAt', 'orders.id'),
                after,
                eb.tuple(...(cursor as [number, string])),
              ),
            ),
          )
          .orderBy('orders.createdAt', direction)
          .orderBy('orders.id', direction)
          .limit(most)
          .as('first'),
      (join) => join.onTrue(),
    )
    .selectAll('first')
    .orderBy('first.createdAt', direction)
    .orderBy('first.id', direction)
    .limit(most)
    .execute();
  const page = rows.slice(0, params.pageSize);
  const last = page[page.length - 1];
  return {
    rows: page.map((row) => summaryOf(row, context.now)),
    total: countIn(counts, statuses),
    next: rows.length > page.length && last ? cursorOf(last) : undefined,
  };
}
