import { payeeCardRecordList } from '@/contracts/calls/payee/cardOrders';
import type { CardRecord } from '@/contracts/entities/payeeCard';
import { formatDateTime, useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { StatusTag } from '@/ui/StatusTag';
import { amountText, recordLabel, recordTone } from './cardTexts';
import './texts';

const PAGE_SIZE = 20;

export function CardOrders() {
  const t = useT();
  const { params } = useRoute('collectionOrderList');
  const role = params.role ?? 'owner';
  const pages = usePages(payeeCardRecordList, { role, cardId: params.cardId, pageSize: PAGE_SIZE });
  return (
    <Screen
      id="card-orders-screen"
      title={role === 'owner' ? t('collection.list.received') : t('collection.list.paid')}
      onBack={goBack}
    >
      {pages.state === 'loading' ? <Skeleton shape="list" rows={4} /> : null}
      {pages.state === 'failed' ? <ErrorState error={pages.error} onRetry={pages.refresh} /> : null}
      {pages.staleSince ? <StaleNote time={pages.staleSince} onRetry={pages.refresh} /> : null}
      {pages.state === 'ready' && pages.rows.length === 0 ? (
        <EmptyState
          icon="order"
          title={t('collection.orders.empty')}
          note={t(role === 'owner' ? 'collection.orders.emptyOwner' : 'collection.orders.emptyPayer')}
        />
      ) : null}
      {pages.rows.length > 0 ? (
        <Card>
          {pages.rows.map((record) => (
            <RecordRow key={record.seqNo} record={record} />
          ))}
        </Card>
      ) : null}
      {pages.more === 'idle' || pages.more === 'failed' || pages.more === 'loading' ? (
        pages.rows.length > 0 ? (
          <Button
            id="card-orders-more"
            kind="quiet"
            wide
            busy={pages.more === 'loading'}
            label={t('collection.orders.more')}
            onPress={pages.loadMore}
          />
        ) : null
      ) : null}
    </Screen>
  );
}

function RecordRow({ record }: { record: CardRecord }) {
  return (
    <ListRow
      id={`record-${record.seqNo}`}
      title={amountText(record.targetAmount.amount, record.targetAmount.currencyCode)}
      note={`${record.name} · ${formatDateTime(record.createTime)}`}
      below={<StatusTag tone={recordTone(record.status)} label={recordLabel(record.status)} />}
      onPress={() =>
        record.canPay
          ? navigate('collectionWaitOrderPay', { seqNo: record.seqNo })
          : navigate('collectionOrderDetail', { seqNo: record.seqNo })
      }
    />
  );
}
