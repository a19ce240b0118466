import { type OrderStatusRow, orderStatusRow } from './order';

interface Tag extends Pick<OrderStatusRow, 'tone' | 'acts'> {
  readonly labelKey: OrderStatusRow['labelKey'] | 'statuses.papersWanted';
}

const papersWanted: Tag = { tone: 'amber', acts: 'payer', labelKey: 'statuses.papersWanted' };

/** What a list says of an order: its status, or that it waits for its sender's papers where they need do nothing else. */
export function orderTag(order: { readonly status: string; readonly papersWanted?: boolean }): Tag {
  const row = orderStatusRow(order.status);
  return order.papersWanted && row.acts !== 'payer' ? papersWanted : row;
}
