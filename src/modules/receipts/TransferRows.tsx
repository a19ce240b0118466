import { receiptTransfers } from '@/contracts/calls/services/receipt';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { rowsOf } from '@/state/queries/queryResult';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { MoreRows } from './MoreRows';

const PAGE_SIZE = 20;

export function TransferRows() {
  const t = useT();
  const pages = usePages(receiptTransfers, { pageSize: PAGE_SIZE });
  return (
    <>
      <QueryState query={rowsOf(pages)} shape="list" rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon="receipt"
              title={t('general.receipts.none')}
              note={t('general.receipts.noneNote')}
            />
          ) : (
            <Card>
              {rows.map((row) => (
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
          )
        }
      </QueryState>
      <MoreRows id="receipt-more" pages={pages} />
    </>
  );
}
