import { useState } from 'react';
import { orderChangeAmount } from '@/contracts/calls/order/changes';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { Decimal } from '@/core/decimal';
import { useT } from '@/i18n';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { Stack } from '@/ui/Stack';
import { restOf } from '../orderTexts';
import { useRefusal } from './useRefusal';

/** Another sum than requested came in: the payer adds the rest or sends what there is. */
export function OtherAmount({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  const t = useT();
  const { mutateAsync: change } = useCallMutation(orderChangeAmount);
  const [asking, setAsking] = useState(false);
  const refusal = useRefusal();
  const { receivedAmount: received, receivedTarget: gets } = order;
  if (!received) return null;
  const rest = restOf(order);
  const short = new Decimal(rest).gt(0);

  const decide = async (option: 'topUp' | 'acceptActual'): Promise<void> => {
    setAsking(false);
    refusal.forget();
    try {
      await change({ seqNo: order.seqNo, option });
    } catch (error) {
      refusal.tell(error);
      await onChanged();
      return;
    }
    if (option === 'topUp') await openOrderPayment(order);
    else await onChanged();
  };

  return (
    <Card id="order-other-amount" title={t('order.short.title')}>
      <DetailRow label={t('order.short.asked')} value={formatMoneyWithCode(order.totalAmount)} />
      <DetailRow label={t('order.short.received')} value={formatMoneyWithCode(received)} kind="strong" />
      {refusal.notice}
      <Stack gap="s">
        {short ? (
          <Button
            id="order-pay-rest"
            wide
            label={t('order.short.payRest', {
              amount: formatMoneyWithCode({ amount: rest, currencyCode: received.currencyCode }),
            })}
            onPress={() => (order.status === 'WAIT_PAYMENT' ? openOrderPayment(order) : decide('topUp'))}
          />
        ) : null}
        {gets ? (
          <Button
            id="order-send-received"
            wide
            kind="secondary"
            label={t('order.short.send')}
            onPress={() => setAsking(true)}
          />
        ) : null}
      </Stack>
      <Dialog
        open={asking && gets !== undefined}
        title={t('order.short.sendTitle')}
        message={
          gets
            ? t('order.short.sendHint', {
                amount: formatMoneyWithCode(received),
                name: order.payeeInfo.name,
                gets: formatMoneyWithCode(gets),
                planned: formatMoneyWithCode(order.targetAmount),
              })
            : ''
        }
        confirm={{
          id: 'order-send-received-confirm',
          label: t('order.short.send'),
          onPress: () => decide('acceptActual'),
        }}
        cancel={{
          id: 'order-send-received-cancel',
          label: t('common.cancel'),
          onPress: () => setAsking(false),
        }}
      />
    </Card>
  );
}
