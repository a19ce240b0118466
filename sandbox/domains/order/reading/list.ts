import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../../runtime';
import { readCursor } from '../../../dispatch/cursor';
import { summaryOf } from './answer';
import { type OrderTab, statusesOf, tabOf } from './tabs';

const tabs: readonly OrderTab[] = ['all', 'waiting', 'progress', 'done', 'closed'];

async function countsOf({ db, payerId }: CallContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orderCounts')
    .select(['status', 'count'])
    .where('payerId', '=', payerId)
    .execute();
  return new Map(rows.map((row) => [row.status, Number(row.count)]));
}

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

/** Newest first; new orders shift nothing. */
export async function listOrders(
  context: CallContext,
  params: CallParams<'order.listRecords'>,
): Promise<CallAnswer<'order.listRecords'>> {
  const most = params.pageSize + 1;
  const counts = await countsOf(context);
  const cursor = params.cursor ? readCursor(params.cursor) : null;
  // By the index of each status: a page's cost stays constant.
  const rows = await context.db
    .selectFrom('orderCounts as counted')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('orders')
          .selectAll('orders')
          .whereRef('orders.payerId', '=', 'counted.payerId')
          .whereRef('orders.status', '=', 'counted.status')
          .$if(cursor !== null, (query) =>
            query.where((eb) =>
              eb(
                eb.refTuple('orders.createdAt', 'orders.id'),
                '<',
                eb.tuple(...(cursor as [number, string])),
              ),
            ),
          )
          .orderBy('orders.createdAt', 'desc')
          .orderBy('orders.id', 'desc')
          .limit(most)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .where('counted.payerId', '=', context.payerId)
    .where('counted.status', 'in', statusesOf(params.tab))
    .where('counted.count', '>', 0)
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(most)
    .execute();
  const page = rows.slice(0, params.pageSize);
  const last = page[page.length - 1];
  const total = statusesOf(params.tab).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return {
    rows: page.map((row) => summaryOf(row, context.now)),
    total,
    next: rows.length > page.length && last ? `${last.createdAt}.${last.id}` : undefined,
  };
}
