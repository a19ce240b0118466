import { receiptBankCard } from '@/contracts/calls/services/receipt';
import { formatDate, useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { PaperSheet } from '../PaperSheet';
import { usePaper } from '../usePaper';

export function ExportBankCard() {
  const t = useT();
  const query = useCall(receiptBankCard, {}, { staleMs: 0 });
  const paper = usePaper();
  const card = query.data?.card;
  return (
    <Screen
      id="export-bank-card"
      title={t('general.titles.exportBankCard')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('bankCard') }}
          main={
            card
              ? {
                  id: 'receipt-make',
                  label: t('general.receipts.make'),
                  busy: paper.busy,
                  onPress: () => paper.make({ kind: 'bankCard' }),
                }
              : undefined
          }
        />
      }
    >
      <QueryState query={query} shape="card">
        {() =>
          card ? (
            <>
              <Card>
                <DetailRow label={t('general.receipts.holder')} value={card.holder} />
                <DetailRow
                  label={t('general.receipts.account')}
                  value={t('general.receipts.lastFour', { digits: card.lastFour })}
                  kind="strong"
                />
                <DetailRow label={t('general.receipts.openedAt')} value={formatDate(card.openedAt)} />
              </Card>
              <Notice tone="info">{t('general.receipts.cardHint')}</Notice>
            </>
          ) : (
            <EmptyState
              icon="card"
              title={t('general.receipts.noCard')}
              note={t('general.receipts.noCardNote')}
            />
          )
        }
      </QueryState>
      <PaperSheet ready={paper.ready} onClose={paper.close} />
    </Screen>
  );
}
