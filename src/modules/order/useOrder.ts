import { orderGet } from '@/contracts/calls/orderList';
import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { type AppError, toAppError } from '@/core/appError';
import { useCall } from '@/state/queries/queries';
import { useServerNow } from '@/state/queries/useServerNow';

const RENEW_MS = 15_000;

export interface OrderView {
  order: Order | null;
  error: AppError | null;
  loading: boolean;
  refetch: () => Promise<unknown>;
  /** The server's clock now, epoch ms, so that a wrong device clock does not bend a countdown. */
  serverNow: () => number;
}

/** One order, renewed every 15 s while it can still move and the page is shown. */
export function useOrder(seqNo: string): OrderView {
  const query = useCall(
    orderGet,
    { seqNo },
    { staleMs: 0, renewMs: RENEW_MS, renewWhile: ({ order }) => !orderStatusRow(order.status).final },
  );
  const order = query.data?.order ?? null;
  const serverNow = useServerNow(order?.serverTime, query.dataUpdatedAt);
  return {
    order,
    error: query.isError && !order ? toAppError(query.error) : null,
    loading: query.isPending,
    refetch: () => query.refetch(),
    serverNow,
  };
}
