import { orderListRecords } from '@/contracts/calls/order/orders';
import type { AnswerOf, ParamsOf } from '@/contracts/calls/defineCall';
import type { OrderSummary } from '@/contracts/entities/order';
import { limits } from '@/domain/constants';
import { recallRows } from '../queries/lastRows';
import { queryClient } from '../queries/queries';

type Page = AnswerOf<typeof orderListRecords>;
type Asked = ParamsOf<typeof orderListRecords>;

/** The home's query. */
export const latestOrders = { tab: 'all', pageSize: limits.homeList } as const satisfies Asked;
export const ORDERS_A_PAGE = 20;
const kept: readonly Asked[] = [latestOrders, { tab: 'all', pageSize: ORDERS_A_PAGE }];

export interface LastKnownOrder {
  order: OrderSummary;
  /** Epoch ms. */
  at: number;
}

/** From this run's lists or an earlier one's. */
export function lastKnownOrder(seqNo: string): LastKnownOrder | null {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: [orderListRecords.name] })
    .map(({ state }) => {
      const data = state.data as Page | { pages: Page[] } | undefined;
      const pages = data && 'pages' in data ? data.pages : data ? [data] : [];
      return { rows: pages.flatMap(({ rows }) => rows), at: state.dataUpdatedAt };
    });
  const before = kept.map((params) => {
    const last = recallRows(orderListRecords, params, 'own');
    return { rows: last?.answer.rows ?? [], at: last?.at ?? 0 };
  });
  let newest: LastKnownOrder | null = null;
  for (const { rows, at } of [...shown, ...before]) {
    const order = rows.find((row) => row.seqNo === seqNo);
    if (order && (newest === null || at > newest.at)) newest = { order, at };
  }
  return newest;
}
