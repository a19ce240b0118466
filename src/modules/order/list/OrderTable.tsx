import type { OrderTableProps } from './orderTable.types';

/** Only a browser's window is wide. */
export const OrderTable = (_props: OrderTableProps): null => null;
