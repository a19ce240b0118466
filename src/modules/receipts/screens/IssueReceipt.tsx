import { useState } from 'react';
import { receiptChoices } from '@/contracts/calls/services/receipt';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { Tabs } from '@/ui/Tabs';
import '../texts';
import { PaperSheet } from '../PaperSheet';
import { TransferPaper } from '../TransferPaper';
import { TransferRows } from '../TransferRows';
import { usePaper } from '../usePaper';

export function IssueReceipt() {
  const { params } = useRoute('issueReceipt');
  return params.seqNo === undefined ? <Choose /> : <TransferPaper seqNo={params.seqNo} />;
}

type By = 'year' | 'transfer';

function Choose() {
  const t = useT();
  const { payer } = useSession();
  const choices = useCall(receiptChoices, {}, { staleMs: 0 });
  const [chosenBy, setBy] = useState<By>();
  const [chosenYear, setYear] = useState('');
  const paper = usePaper();
  const years = choices.data?.years ?? [];
  const year = chosenYear || String(years[0]?.year ?? '');
  const taxProof = choices.data?.taxProof === true;
  const by = taxProof ? (chosenBy ?? 'year') : 'transfer';
  return (
    <Screen
      id="issue-receipt"
      title={t(payer?.countryCode === 'JPN' ? 'general.receipts.taxProof' : 'general.titles.issueReceipt')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('receipts') }}
          main={
            by === 'year' && years.length > 0
              ? {
                  id: 'receipt-make',
                  label: t('general.receipts.make'),
                  busy: paper.busy,
                  onPress: () => paper.make({ kind: 'year', year: Number(year) }),
                }
              : undefined
          }
        />
      }
    >
      <QueryState query={choices} shape="list" rows={4}>
        {() => (
          <>
            {taxProof ? (
              <Tabs
                id="receipt-by"
                label={t('general.receipts.by')}
                tabs={[
                  { key: 'year', label: t('general.receipts.byYear') },
                  { key: 'transfer', label: t('general.receipts.byTransfer') },
                ]}
                active={by}
                onChange={setBy}
              />
            ) : null}
            {taxProof && by === 'year' ? (
              years.length > 0 ? (
                <RadioGroup
                  id="receipt-year"
                  label={t('general.receipts.year')}
                  cards
                  options={years.map((row) => ({
                    value: String(row.year),
                    label: String(row.year),
                    note: t('general.receipts.yearNote', {
                      count: row.transfers,
                      total: formatMoneyWithCode(row.total),
                    }),
                  }))}
                  value={year}
                  onChange={setYear}
                />
              ) : (
                <EmptyState
                  icon="receipt"
                  title={t('general.receipts.none')}
                  note={t('general.receipts.noneNote')}
                />
              )
            ) : null}
            {by === 'transfer' ? <TransferRows /> : null}
            <Card>
              <ListRow
                id="receipt-earlier"
                icon="clock"
                title={t('general.receipts.earlier')}
                note={t('general.receipts.earlierNote')}
                onPress={() => navigate('credentials', {})}
              />
            </Card>
          </>
        )}
      </QueryState>
      <PaperSheet ready={paper.ready} onClose={paper.close} />
    </Screen>
  );
}
