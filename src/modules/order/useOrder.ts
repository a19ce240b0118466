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
  /** With an order: it could not be refetched. */
  error: AppError | null;
  /** From a list, for an order that did not load. */
  known: LastKnownOrder | null;
  /** Epoch ms. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Refetched every 15 s while movable and shown. */
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
    error: query.error ? toAppError(query.error) : null,
    known,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: () => query.refetch(),
  };
}
