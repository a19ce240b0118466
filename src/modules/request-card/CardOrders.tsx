import { payeeCardRecordList } from '@/contracts/calls/payee/cardOrders';
import type { CardRecord } from '@/contracts/entities/payeeCard';
import { formatDateTime, useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { rowsOf } from '@/state/queries/queryResult';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
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
      title={role === 'owner' ? t('requestCard.list.received') : t('requestCard.list.paid')}
      onBack={goBack}
    >
      <QueryState query={rowsOf(pages)} shape="list" rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon="order"
              title={t('requestCard.orders.empty')}
              note={t(role === 'owner' ? 'requestCard.orders.emptyOwner' : 'requestCard.orders.emptyPayer')}
            />
          ) : (
            <Card>
              {rows.map((record) => (
                <RecordRow key={record.seqNo} record={record} />
              ))}
            </Card>
          )
        }
      </QueryState>
      {pages.more === 'idle' || pages.more === 'failed' || pages.more === 'loading' ? (
        pages.rows.length > 0 ? (
          <Button
            id="card-orders-more"
            kind="quiet"
            wide
            busy={pages.more === 'loading'}
            label={t('requestCard.orders.more')}
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
