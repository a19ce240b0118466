import { receiptList } from '@/contracts/calls/services/receipt';
import { formatDate, middot, useT, useTKey } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { rowsOf } from '@/state/queries/queryResult';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { MoreRows } from '../MoreRows';
import { PaperSheet } from '../PaperSheet';
import { TransferPaper } from '../TransferPaper';
import { usePaper } from '../usePaper';

const PAGE_SIZE = 20;

export function Credentials() {
  const { params } = useRoute('credentials');
  return params.seqNo === undefined ? <Earlier /> : <TransferPaper seqNo={params.seqNo} />;
}

function Earlier() {
  const t = useT();
  const tKey = useTKey();
  const pages = usePages(receiptList, { pageSize: PAGE_SIZE });
  const paper = usePaper();
  return (
    <Screen id="credentials" title={t('general.titles.credentials')} onBack={goBack}>
      <QueryState query={rowsOf(pages)} shape="list" rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon="receipt"
              title={t('general.receipts.noEarlier')}
              note={t('general.receipts.noEarlierNote')}
              action={{
                id: 'credentials-issue',
                label: t('general.titles.issueReceipt'),
                onPress: () => navigate('issueReceipt', {}),
              }}
            />
          ) : (
            <Card>
              {rows.map((row) => (
                <ListRow
                  key={row.paperId}
                  id={`paper-${row.paperId}`}
                  icon="file"
                  title={tKey(`general.receipts.kinds.${row.kind}`)}
                  note={[row.year ?? row.seqNo, formatDate(row.issuedAt)].filter(Boolean).join(middot)}
                  onPress={() => paper.reopen(row.paperId)}
                />
              ))}
            </Card>
          )
        }
      </QueryState>
      <MoreRows id="credentials-more" pages={pages} />
      <PaperSheet ready={paper.ready} onClose={paper.close} />
    </Screen>
  );
}
