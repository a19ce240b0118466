import type { Order } from '@/contracts/entities/order';
import { SUPPLEMENT_DAYS } from '@/domain/evidence';
import { orderStory } from '@/domain/statuses/orderStory';
import { useT, useTKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { navigate } from '@/state/navigation';
import { Notice } from '@/ui/Notice';

export function Papers({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { seqNo, supplementContent, papersWanted } = order;
  const { twist } = orderStory(order);
  if (!supplementContent || !papersWanted || twist === 'papers') return null;
  const papers = papersText(tKey, supplementContent);
  const open = (): Promise<void> => navigate('evidenceListNew', { seqNo });
  return (
    <Notice tone="warn" action={{ id: 'order-papers', label: t('order.papers.send'), onPress: open }}>
      {t('order.papers.before', { papers, count: SUPPLEMENT_DAYS })}
    </Notice>
  );
}
