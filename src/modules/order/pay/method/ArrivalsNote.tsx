import { Text } from '@tarojs/components';
import type { Order } from '@/contracts/entities/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { useT } from '@/i18n';
import '@/i18n/statusTexts';

export function ArrivalsNote({ order }: { order: Order | null }) {
  const t = useT();
  if (!order || orderStory(order).arrival.kind !== 'afterPayment') return null;
  return <Text className="t-note">{t('statuses.ifNow')}</Text>;
}
