import type { Order } from '@/contracts/entities/order';
import { safeWaitHours } from '@/domain/largeRemit';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { EmptyState } from '@/ui/EmptyState';

export function NothingToPay({ order }: { order: Order }) {
  const tKey = useTKey();
  const { icon } = orderStatusRow(order.status);
  const { badge, hintKey } = orderStory(order);
  return (
    <EmptyState icon={icon} title={tKey(badge.labelKey)} note={tKey(hintKey, { hours: safeWaitHours })} />
  );
}
