import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';
import { PaperSheet } from '../PaperSheet';
import { usePaper } from '../usePaper';

export function ExportOwnData() {
  const t = useT();
  const paper = usePaper();
  const parts = [
    ['person', t('general.receipts.data.account'), t('general.receipts.data.accountNote')],
    ['payee', t('general.receipts.data.payees'), t('general.receipts.data.payeesNote')],
    ['order', t('general.receipts.data.orders'), t('general.receipts.data.ordersNote')],
    ['bell', t('general.receipts.data.rest'), t('general.receipts.data.restNote')],
  ] as const;
  return (
    <Screen
      id="export-own-data"
      title={t('general.titles.exportOwnData')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('ownData') }}
          main={{
            id: 'receipt-make',
            label: t('general.receipts.make'),
            busy: paper.busy,
            onPress: () => paper.make({ kind: 'ownData' }),
          }}
        />
      }
    >
      <Card>
        {parts.map(([icon, title, note]) => (
          <ListRow key={icon} icon={icon} title={title} note={note} />
        ))}
      </Card>
      <Notice tone="info">{t('general.receipts.data.hint')}</Notice>
      <PaperSheet ready={paper.ready} onClose={paper.close} />
    </Screen>
  );
}
