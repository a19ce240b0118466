import { useState } from 'react';
import { orderCancel } from '@/contracts/calls/order/ending';
import type { CardRecord } from '@/contracts/entities/payeeCard';
import { HOUR } from '@/core/countdown';
import { times } from '@/domain/constants';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { accountText } from '@/ui/PayeeRow';
import { CardFrame } from './CardFrame';
import { amountText, recordLabel, recordTone } from './cardTexts';

export function CardWaitPay() {
  const t = useT();
  const { params } = useRoute('collectionWaitOrderPay');
  const { seqNo } = params;
  return (
    <CardFrame
      id="card-wait-pay"
      title={t('requestCard.wait.title')}
      by="order"
      about={seqNo}
      footer={({ record }) =>
        record?.canPay ? (
          <ActionBar
            help={{ onPress: () => contactService('waitOrderPay', { seqNo }) }}
            main={{
              id: 'card-wait-choose',
              label: t('requestCard.wait.pay'),
              onPress: () => openOrderPayment({ seqNo: record.seqNo, countryCode: record.countryCode }),
            }}
          />
        ) : (
          <ActionBar
            main={{
              id: 'card-wait-order',
              label: t('requestCard.order.title'),
              onPress: () => navigate('collectionOrderDetail', { seqNo }, { replace: true }),
            }}
          />
        )
      }
    >
      {({ record }, refetch) => (record ? <Waiting record={record} refetch={refetch} /> : null)}
    </CardFrame>
  );
}

function Waiting({ record, refetch }: { record: CardRecord; refetch: () => Promise<unknown> }) {
  const t = useT();
  const { mutateAsync: cancelOrder } = useCallMutation(orderCancel);
  const [asking, setAsking] = useState(false);
  const abandon = async (): Promise<void> => {
    setAsking(false);
    try {
      await cancelOrder({ seqNo: record.seqNo });
      showToast({ messageKey: 'requestCard.wait.abandoned', onLeaving: true });
      await navigate('collectionOrderDetail', { seqNo: record.seqNo }, { replace: true });
    } catch (error) {
      showError(error);
      await refetch();
    }
  };
  return (
    <>
      {record.reported ? <Notice tone="danger">{t('requestCard.wait.reported')}</Notice> : null}
      <Card title={t('requestCard.pay.total')}>
        <Money amount={record.totalAmount.amount} currency={record.totalAmount.currencyCode} size="hero" />
        {record.canPay ? (
          <DetailRow label={t('requestCard.wait.left')} kind="strong">
            <Countdown until={record.abandonUntil} onEnd={refetch} />
          </DetailRow>
        ) : (
          <StatusTag tone={recordTone(record.status)} label={recordLabel(record.status)} />
        )}
      </Card>
      <Card>
        <DetailRow label={t('requestCard.order.to')} value={record.name} />
        <DetailRow label={t('requestCard.card.account')} value={accountText(record.payeeLabel)} />
        <DetailRow
          label={t('requestCard.pay.gets')}
          value={amountText(record.targetAmount.amount, record.targetAmount.currencyCode)}
        />
        <DetailRow label={t('requestCard.order.number')} value={record.seqNo} />
      </Card>
      {record.canPay ? (
        <Notice tone="info">{t('requestCard.wait.hint', { hours: times.requestCardAbandon / HOUR })}</Notice>
      ) : null}
      {record.canAbandon ? (
        <TextButton
          id="card-abandon"
          tone="danger"
          label={t('requestCard.wait.abandon')}
          onPress={() => setAsking(true)}
        />
      ) : null}
      <Dialog
        open={asking}
        title={t('requestCard.wait.abandonTitle')}
        message={t('requestCard.wait.abandonHint')}
        confirm={{
          id: 'card-abandon-confirm',
          danger: true,
          label: t('requestCard.wait.abandon'),
          onPress: abandon,
        }}
        cancel={{
          id: 'card-abandon-cancel',
          label: t('requestCard.wait.keep'),
          onPress: () => setAsking(false),
        }}
      />
    </>
  );
}
