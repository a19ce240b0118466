import type { CallAnswer, CallParams } from '@/catalogue/calls';
import type { CallContext } from '../../dispatch/handler';
import { codes, refuse } from '../../dispatch/refusal';
import { summaryOf } from './answer';
import { type OrderTab, statusesOf, tabOf } from './tabs';

const tabs: readonly OrderTab[] = ['all', 'waiting', 'progress', 'done', 'closed'];

export async function listTabs(context: CallContext): Promise<CallAnswer<'order.listTypeTab'>> {
  const rows = await context.db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .where('payer_id', '=', context.payerId)
    .groupBy('status')
    .execute();
  const counts = new Map<OrderTab, number>(tabs.map((tab) => [tab, 0]));
  for (const row of rows) {
    const tab = tabOf(row.status);
    if (!tab) continue;
    counts.set(tab, (counts.get(tab) ?? 0) + Number(row.count));
    counts.set('all', (counts.get('all') ?? 0) + Number(row.count));
  }
  return { list: tabs.map((tab) => ({ tab, count: counts.get(tab) ?? 0 })) };
}

/** Newest first; the cursor is the place of the last row, so that new orders on top shift nothing. */
export async function listOrders(
  context: CallContext,
  params: CallParams<'order.listRecords'>,
): Promise<CallAnswer<'order.listRecords'>> {
  let query = context.db
    .selectFrom('orders')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('status', 'in', statusesOf(params.tab));
  if (params.cursor) {
    const [at, id] = readCursor(params.cursor);
    query = query.where((eb) =>
      eb.or([eb('created_at', '<', at), eb.and([eb('created_at', '=', at), eb('id', '<', id)])]),
    );
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(params.pageSize + 1)
    .execute();
  const page = rows.slice(0, params.pageSize);
  const last = page[page.length - 1];
  const total = (await listTabs(context)).list.find((row) => row.tab === params.tab)?.count ?? 0;
  return {
    rows: page.map(summaryOf),
    total,
    next: rows.length > page.length && last ? `${last.created_at}.${last.id}` : undefined,
  };
}

function readCursor(cursor: string): [number, string] {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,80})$/.exec(cursor);
  if (!match) return refuse(codes.badParams, 'The list cursor has a wrong shape.');
  return [Number(match[1]), match[2] ?? ''];
}
