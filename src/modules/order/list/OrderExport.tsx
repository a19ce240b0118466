import type { AskedOrders } from './orderTable.types';

/** No client saves a file; a phone has no use for one. */
export const OrderExport = (_props: { asked: AskedOrders }): null => null;
