import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatDateTime, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import type { LastKnownOrder } from '@/state/orders/lastKnownOrder';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { StaleNote } from '@/ui/StaleNote';
import { StatusTag } from '@/ui/StatusTag';

export function LastKnown({ known, onRetry }: { known: LastKnownOrder; onRetry: () => unknown }) {
  const { order, at } = known;
  const t = useT();
  const tKey = useTKey();
  const { badge } = orderStory(order);
  return (
    <>
      <StaleNote time={at} onRetry={onRetry} />
      <Card id="order-last-known">
        <ListRow
          left={<Avatar name={order.payeeName} country={order.targetCountry} />}
          title={order.payeeName}
          note={formatMoneyWithCode(order.targetAmount)}
          below={<StatusTag tone={badge.tone} icon={badge.icon} label={tKey(badge.labelKey)} />}
        />
        <DetailRow label={t('order.detail.sent')} value={formatMoneyWithCode(order.sourceAmount)} />
        <DetailRow label={t('order.detail.created')} value={formatDateTime(order.createTime)} />
        <DetailRow label={t('order.detail.number')} value={order.seqNo} />
      </Card>
    </>
  );
}
