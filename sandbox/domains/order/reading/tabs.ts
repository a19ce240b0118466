import type { OrderStatusName } from '@/domain/statuses';
import { orderStatusRow, statusesOfTab } from '@/domain/statuses/order';

export type OrderTab = 'all' | 'waiting' | 'progress' | 'done' | 'closed';

export const tabOf = (status: string): Exclude<OrderTab, 'all'> | null => {
  const { tab } = orderStatusRow(status);
  return tab === 'hidden' ? null : tab;
};

export const statusesOf = (tab: OrderTab): readonly OrderStatusName[] => statusesOfTab(tab);
