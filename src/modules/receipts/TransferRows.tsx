import { receiptTransfers } from '@/contracts/calls/services/receipt';
import { formatMoneyWithCode } from '@/domain/currencies';
import { formatDate, useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { MoreRows } from './MoreRows';

const PAGE_SIZE = 20;

export function TransferRows() {
  const t = useT();
  const pages = usePages(receiptTransfers, { pageSize: PAGE_SIZE });
  return (
    <>
      {pages.state === 'loading' ? <Skeleton shape="list" rows={4} /> : null}
      {pages.state === 'failed' ? <ErrorState error={pages.error} onRetry={pages.refresh} /> : null}
      {pages.staleSince ? <StaleNote time={pages.staleSince} onRetry={pages.refresh} /> : null}
      {pages.state === 'ready' && pages.rows.length === 0 ? (
        <EmptyState icon="receipt" title={t('general.receipts.none')} note={t('general.receipts.noneNote')} />
      ) : null}
      {pages.rows.length > 0 ? (
        <Card>
          {pages.rows.map((row) => (
            <ListRow
              key={row.seqNo}
              id={`receipt-${row.seqNo}`}
              left={<Avatar name={row.payeeName} country={row.targetCountry} />}
              title={row.payeeName}
              note={t('general.receipts.transferNote', {
                total: formatMoneyWithCode(row.totalAmount),
                date: formatDate(row.arrivedAt),
              })}
              onPress={() => navigate('credentials', { seqNo: row.seqNo })}
            />
          ))}
        </Card>
      ) : null}
      <MoreRows id="receipt-more" pages={pages} />
    </>
  );
}
