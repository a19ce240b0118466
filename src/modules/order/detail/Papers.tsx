import type { Order } from '@/contracts/entities/order';
import { SUPPLEMENT_DAYS } from '@/domain/evidence';
import { isEndedUnpaid, isRefund } from '@/domain/statuses/orderSets';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { navigate } from '@/state/navigation';
import { Notice } from '@/ui/Notice';

/** The papers an order waits for, until when, and what happens without them. */
export function Papers({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { seqNo, supplementContent, supplementsUntil, status } = order;
  if (isEndedUnpaid(status) || isRefund(status)) return null;
  const open = (): Promise<void> => navigate('evidenceListNew', { seqNo });
  if (!supplementContent)
    return supplementsUntil === undefined ? null : (
      <Notice action={{ id: 'order-papers', label: t('order.papers.see'), onPress: open }}>
        {t('order.papers.review')}
      </Notice>
    );
  const papers = papersText(tKey, supplementContent);
  return (
    <Notice tone="warn" action={{ id: 'order-papers', label: t('order.papers.send'), onPress: open }}>
      {supplementsUntil
        ? t('order.papers.until', { papers, until: formatDateTime(supplementsUntil) })
        : t('order.papers.before', { papers, count: SUPPLEMENT_DAYS })}
    </Notice>
  );
}
