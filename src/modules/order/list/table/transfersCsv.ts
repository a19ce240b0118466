import { orderListRecords } from '@/contracts/calls/order/orders';
import type { OrderSummary } from '@/contracts/entities/order';
import { csvText } from '@/core/csv';
import { serverNow } from '@/api/serverClock';
import { orderStory } from '@/domain/statuses/orderStory';
import { t, tKey } from '@/i18n';
import type { TextFile } from '@/platform/types';
import { fetchCall } from '@/state/queries/queries';
import type { AskedOrders } from '../orderTable.types';

/** The most that the call gives at once. */
const PAGE = 50;

export const columns = (): string[] => [
  t('wide.csv.number'),
  t('wide.csv.date'),
  t('wide.columns.recipient'),
  t('wide.columns.country'),
  t('wide.columns.sent'),
  t('wide.csv.currency', { amount: t('wide.columns.sent') }),
  t('wide.columns.received'),
  t('wide.csv.currency', { amount: t('wide.columns.received') }),
  t('wide.columns.status'),
];

/** As spreadsheets take it for a time. */
const utc = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

export const cells = (order: OrderSummary): string[] => [
  order.seqNo,
  utc(order.createTime),
  order.payeeName,
  tKey(`countries.names.${order.targetCountry}`),
  order.sourceAmount.amount,
  order.sourceAmount.currencyCode,
  order.targetAmount.amount,
  order.targetAmount.currencyCode,
  tKey(orderStory(order).badge.labelKey),
];

/** The whole list. `onPage` says whether to go on; null if not. */
export async function transfersCsv(
  asked: AskedOrders,
  onPage: (now: { done: number; total: number }) => boolean,
): Promise<TextFile | null> {
  const found = new Map<string, OrderSummary>();
  let cursor: string | undefined;
  do {
    const page = await fetchCall(orderListRecords, {
      ...asked,
      pageSize: PAGE,
      ...(cursor ? { cursor } : {}),
    });
    for (const order of page.rows) found.set(order.seqNo, order);
    if (!onPage({ done: found.size, total: page.total })) return null;
    cursor = page.next;
  } while (cursor);
  return {
    name: `transfers-${utc(serverNow()).slice(0, 10)}.csv`,
    mime: 'text/csv;charset=utf-8',
    text: csvText([columns(), ...[...found.values()].map(cells)]),
  };
}
