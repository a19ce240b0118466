import type { OrderSummary } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import type { StatusTone } from '@/ui/StatusTag';

/** The colour a status shows in; refunds have none of their own. */
export const toneOf = (status: OrderSummary['status']): StatusTone => {
  const { tone } = orderStatusRow(status);
  return tone === 'blue' ? 'neutral' : tone;
};
