import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../dispatch/handler';
import { codes, refuse } from '../../dispatch/refusal';
import type { Row } from '../../db/schema';
import { summaryOf } from './answer';
import { type OrderTab, statusesOf, tabOf } from './tabs';

const tabs: readonly OrderTab[] = ['all', 'waiting', 'progress', 'done', 'closed'];

/** Orders of each status, as the database keeps count of them. */
async function countsOf({ db, payerId }: CallContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_counts')
    .select(['status', 'count'])
    .where('payer_id', '=', payerId)
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

/** Newest first; the cursor is the place of the last row, so that new orders on top shift nothing. */
export async function listOrders(
  context: CallContext,
  params: CallParams<'order.listRecords'>,
): Promise<CallAnswer<'order.listRecords'>> {
  const most = params.pageSize + 1;
  const counts = await countsOf(context);
  const cursor = params.cursor ? readCursor(params.cursor) : null;
  // The newest of each status that there is, then the newest of those: never more rows than statuses allow.
  const rows: Row<'orders'>[] = [];
  for (const status of statusesOf(params.tab)) {
    if (!counts.get(status)) continue;
    rows.push(
      ...(await context.db
        .selectFrom('orders')
        .selectAll()
        .where('payer_id', '=', context.payerId)
        .where('status', '=', status)
        .$if(cursor !== null, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...(cursor as [number, string]))),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()),
    );
  }
  rows.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1)).splice(most);
  const page = rows.slice(0, params.pageSize);
  const last = page[page.length - 1];
  const total = statusesOf(params.tab).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return {
    rows: page.map(summaryOf),
    total,
    next: rows.length > page.length && last ? `${last.created_at}.${last.id}` : undefined,
  };
}

function readCursor(cursor: string): [number, string] {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,80})$/.exec(cursor);
  if (!match)
    return refuse(
      { code: codes.badParams, text: 'The list cursor has a wrong shape.' },
      { fields: ['cursor'] },
    );
  return [Number(match[1]), match[2] ?? ''];
}
