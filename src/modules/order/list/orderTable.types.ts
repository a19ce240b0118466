import type { ReactNode } from 'react';
import type { orderListRecords } from '@/contracts/calls/order/orders';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import type { OrderSummary } from '@/contracts/entities/order';
import type { Pages } from '@/state/queries/queries';

type Params = ParamsOf<typeof orderListRecords>;

export type AskedOrders = Pick<Params, 'tab' | 'sort' | 'keyword'>;
export type OrderSort = NonNullable<Params['sort']>;

export interface OrderTableProps {
  pages: Pages<OrderSummary>;
  empty: ReactNode;
  shown: string | undefined;
  onOpen: (seqNo: string) => void;
  onClose: () => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}
