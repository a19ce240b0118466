import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { EmptyState } from '@/ui/EmptyState';

export function NothingToPay({ order }: { order: Order }) {
  const tKey = useTKey();
  const { icon, labelKey, hintKey } = orderStatusRow(order.status);
  return <EmptyState icon={icon} title={tKey(labelKey)} note={tKey(hintKey)} />;
}
