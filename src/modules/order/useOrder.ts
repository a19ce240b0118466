import { useMemo } from 'react';
import { orderGet } from '@/contracts/calls/order/orders';
import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { type AppError, toAppError } from '@/core/appError';
import { type LastKnownOrder, lastKnownOrder } from '@/state/orders/lastKnownOrder';
import { useCall } from '@/state/queries/queries';
import { hasFailed } from '@/state/queries/queryResult';

const RENEW_MS = 15_000;

export interface OrderView {
  order: Order | null;
  error: AppError | null;
  loading: boolean;
  /** From a list, for an order that did not load. */
  known: LastKnownOrder | null;
  /** For an order that could not be refetched: when it was loaded, epoch ms. */
  staleSince: number | null;
  refetch: () => Promise<unknown>;
}

/** Refetched every 15 s while it can move and the page is shown. */
export function useOrder(seqNo: string): OrderView {
  const query = useCall(
    orderGet,
    { seqNo },
    { staleMs: 0, renewMs: RENEW_MS, renewWhile: ({ order }) => !orderStatusRow(order.status).final },
  );
  const order = query.data?.order ?? null;
  const failed = hasFailed(query);
  const known = useMemo(() => (failed ? lastKnownOrder(seqNo) : null), [failed, seqNo]);
  return {
    order,
    error: failed ? toAppError(query.error) : null,
    loading: query.isPending,
    known,
    staleSince: query.isError && order ? query.dataUpdatedAt : null,
    refetch: () => query.refetch(),
  };
}
