import { useState } from 'react';
import { serverNow } from '@/api/serverClock';
import { orderCancelConfirm } from '@/contracts/calls/order/ending';
import type { Order } from '@/contracts/entities/order';
import { formatMoment, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';

interface Props {
  order: Order;
  onChanged: () => Promise<unknown>;
}

/** Shortly after payment, in markets that allow it. */
export function PaymentRecall({ order, onChanged }: Props) {
  const t = useT();
  const { mutateAsync: recall } = useCallMutation(orderCancelConfirm);
  const [asking, setAsking] = useState(false);
  const { seqNo, recallUntil } = order;
  if (recallUntil === undefined || recallUntil <= serverNow()) return null;

  const confirm = async (): Promise<void> => {
    setAsking(false);
    try {
      await recall({ seqNo });
      showToast({ messageKey: 'order.detail.recallDone' });
    } catch (error) {
      showError(error);
      await onChanged();
    }
  };
  return (
    <Card>
      <Notice tone="info">{t('order.detail.recallUntil', { time: formatMoment(recallUntil) })}</Notice>
      <Button
        id="order-recall"
        wide
        kind="secondary"
        label={t('order.detail.recall')}
        onPress={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        title={t('order.detail.recallTitle')}
        message={t('order.detail.recallHint')}
        confirm={{
          id: 'order-recall-confirm',
          danger: true,
          label: t('order.detail.recall'),
          onPress: confirm,
        }}
        cancel={{
          id: 'order-recall-keep',
          label: t('order.detail.cancelKeep'),
          onPress: () => setAsking(false),
        }}
      />
    </Card>
  );
}
