import { useState } from 'react';
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
  /** The server's clock, epoch ms. */
  now: () => number;
  onChanged: () => Promise<unknown>;
}

/** Cancelling shortly after payment, in markets that allow it; the money comes back. */
export function CallBack({ order, now, onChanged }: Props) {
  const t = useT();
  const { mutateAsync: callBack } = useCallMutation(orderCancelConfirm);
  const [asking, setAsking] = useState(false);
  const { seqNo, callBackUntil } = order;
  if (callBackUntil === undefined || callBackUntil <= now()) return null;

  const confirm = async (): Promise<void> => {
    setAsking(false);
    try {
      await callBack({ seqNo });
      showToast({ messageKey: 'order.detail.callBackDone' });
    } catch (error) {
      showError(error);
      await onChanged();
    }
  };
  return (
    <Card>
      <Notice tone="info">
        {t('order.detail.callBackUntil', { time: formatMoment(callBackUntil, now()) })}
      </Notice>
      <Button
        id="order-call-back"
        wide
        kind="secondary"
        label={t('order.detail.callBack')}
        onPress={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        title={t('order.detail.callBackTitle')}
        message={t('order.detail.callBackHint')}
        confirm={{
          id: 'order-call-back-confirm',
          danger: true,
          label: t('order.detail.callBack'),
          onPress: confirm,
        }}
        cancel={{
          id: 'order-call-back-keep',
          label: t('order.detail.cancelKeep'),
          onPress: () => setAsking(false),
        }}
      />
    </Card>
  );
}
