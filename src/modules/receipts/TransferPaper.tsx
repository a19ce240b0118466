import { orderGet } from '@/contracts/calls/order/orders';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { isDelivered } from '@/domain/statuses/orderSets';
import { arrivedAt } from '@/domain/statuses/orderStory';
import { formatDate, useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import './texts';
import { PaperSheet } from './PaperSheet';
import { usePaper } from './usePaper';

export function TransferPaper({ seqNo }: { seqNo: string }) {
  const t = useT();
  const query = useCall(orderGet, { seqNo }, { renewOnReturn: true });
  const paper = usePaper();
  const order = query.data?.order;
  const arrived = order && isDelivered(order.status) ? arrivedAt(order) : undefined;
  return (
    <Screen
      id="transfer-paper"
      title={t('general.receipts.kinds.order')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('receipts', { seqNo }) }}
          main={
            order === undefined
              ? undefined
              : arrived
                ? {
                    id: 'receipt-make',
                    label: t('general.receipts.make'),
                    busy: paper.busy,
                    onPress: () => paper.make({ kind: 'order', seqNo }),
                  }
                : {
                    id: 'receipt-order',
                    label: t('general.receipts.seeTransfer'),
                    onPress: () => navigate('bankOrder', { seqNo }),
                  }
          }
        />
      }
    >
      <QueryState query={query}>
        {({ order: { payeeInfo, totalAmount, targetAmount } }) => (
          <>
            <Card>
              <DetailRow label={t('general.receipts.payee')} value={payeeInfo.name} />
              <DetailRow label={t('general.receipts.paid')} value={formatMoneyWithCode(totalAmount)} />
              <DetailRow
                label={t('general.receipts.gets')}
                value={formatMoneyWithCode(targetAmount)}
                kind="strong"
              />
              {arrived !== undefined ? (
                <DetailRow label={t('general.receipts.arrived')} value={formatDate(arrived)} />
              ) : null}
              <DetailRow label={t('general.receipts.transfer')} value={seqNo} />
            </Card>
            <Notice tone="info">
              {t(arrived ? 'general.receipts.orderHint' : 'general.receipts.notArrived')}
            </Notice>
          </>
        )}
      </QueryState>
      <PaperSheet ready={paper.ready} onClose={paper.close} />
    </Screen>
  );
}
