import type { AskedOrders } from './orderTable.types';

/** A phone has no use for a table in a file, and no client saves one. */
export const OrderExport = (_props: { asked: AskedOrders }): null => null;
