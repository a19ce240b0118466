import { View } from '@tarojs/components';
import { useState } from 'react';
import { orderCancel } from '@/contracts/calls/order';
import { orderListRecords, orderListTypeTab } from '@/contracts/calls/orderList';
import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { isAcceptingVouchers, isAwaitingPayment, isPayeeChangeable } from '@/domain/statuses/orderSets';
import { orderTimeline } from '@/domain/statuses/timeline';
import { useT, useTKey, formatDateTime } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useCallMutation } from '@/state/queries/mutations';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { Timeline } from '@/ui/Timeline';
import { Deadline } from '../Deadline';
import { OrderFrame } from '../OrderFrame';
import { toneOf } from '../orderTexts';
import { useOrder } from '../useOrder';
import { OrderFacts } from './OrderFacts';
import { OtherAmount } from './OtherAmount';
import { Pickup } from './Pickup';

/** /bankOrder: what happened, what happens now, who must act, and everything about the order. */
export function OrderDetail() {
  const t = useT();
  const { params } = useRoute('bankOrder');
  const view = useOrder(params.seqNo);
  return (
    <OrderFrame
      id="order-detail"
      title={t('order.detail.title')}
      view={view}
      footer={(order) => <Footer order={order} />}
    >
      {(order) => (
        <>
          <StatusCard order={order} now={view.serverNow} onDeadline={view.refetch} />
          {order.status === 'WAIT_RECEIVE' ? <Pickup order={order} /> : null}
          {order.status === 'PAYMENT_TO_BE_VERIFIED' ? (
            <OtherAmount order={order} onChanged={view.refetch} />
          ) : null}
          <Progress order={order} />
          <OrderFacts order={order} />
          <Actions order={order} onChanged={view.refetch} />
        </>
      )}
    </OrderFrame>
  );
}

const hintTones = { green: 'good', red: 'danger', amber: 'info', grey: 'info', neutral: 'info' } as const;

function StatusCard({ order, now, onDeadline }: { order: Order; now: () => number; onDeadline: () => void }) {
  const tKey = useTKey();
  const row = orderStatusRow(order.status);
  return (
    <Card id={row.final && row.tone === 'green' ? 'order-done' : 'order-status'}>
      <Stack gap="s">
        <StatusTag tone={toneOf(order.status)} label={tKey(row.labelKey)} />
        <Money
          amount={order.targetAmount.amount}
          currency={order.targetAmount.currencyCode}
          size="hero"
          flag={order.targetCountry}
        />
        <Notice tone={hintTones[toneOf(order.status)]}>{tKey(row.hintKey)}</Notice>
        {order.status === 'WAIT_PAYMENT' ? (
          <Deadline until={order.payDeadline} now={now} onEnd={onDeadline} />
        ) : null}
      </Stack>
    </Card>
  );
}

function Progress({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const row = orderStatusRow(order.status);
  const steps = orderTimeline(order.status, order.history, order.createTime).map((item) => ({
    title: tKey(item.labelKey),
    state: item.state,
    time: item.at === undefined ? undefined : formatDateTime(item.at),
    note: item.state === 'now' && row.acts !== 'nobody' ? tKey(`statuses.acts.${row.acts}`) : undefined,
  }));
  return (
    <Card title={t('order.detail.progress')}>
      <Timeline steps={steps} />
    </Card>
  );
}

function Footer({ order }: { order: Order }) {
  const t = useT();
  const waits = isAwaitingPayment(order.status);
  return (
    <ActionBar
      help={{ onPress: () => contactService('bankOrder') }}
      main={
        waits
          ? { id: 'order-pay', label: t('order.detail.pay'), onPress: () => openOrderPayment(order) }
          : order.status === 'PAYMENT_TO_BE_VERIFIED'
            ? undefined
            : {
                id: 'order-again',
                label: t('order.detail.again'),
                onPress: () => navigate('tabbar', { tab: 'remit' }),
              }
      }
    />
  );
}

function Actions({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  const t = useT();
  const { mutateAsync: cancelOrder } = useCallMutation(orderCancel, {
    changes: [orderListRecords, orderListTypeTab],
  });
  const [cancelling, setCancelling] = useState(false);
  const cancel = async (): Promise<void> => {
    setCancelling(false);
    try {
      await cancelOrder({ seqNo: order.seqNo });
      showToast({ messageKey: 'order.detail.cancelled' });
    } catch (error) {
      showError(error);
    }
    await onChanged();
  };
  return (
    <View>
      <Stack gap="s">
        {isAcceptingVouchers(order.status) ? (
          <Button
            id="order-voucher"
            wide
            kind="secondary"
            label={t('order.pay.voucher')}
            onPress={() => navigate('transferVoucher', { seqNo: order.seqNo })}
          />
        ) : null}
        {order.remitType === 'LargeRemit' && order.status === 'PAYMENT_SUCCESS' ? (
          <Button
            id="order-large-wait"
            wide
            kind="secondary"
            label={t('order.detail.largeWait')}
            onPress={() => navigate('largeRemitPayeeRiskRecertification', { seqNo: order.seqNo })}
          />
        ) : null}
        {isPayeeChangeable(order.status) ? (
          <TextButton
            id="order-change-payee"
            label={t('order.detail.changePayee')}
            onPress={() => navigate('changePayeeSelectPayee', { seqNo: order.seqNo })}
          />
        ) : null}
        {order.canRefund ? (
          <TextButton
            id="order-refund"
            label={t('order.detail.refund')}
            onPress={() => navigate('orderRefund', { seqNo: order.seqNo })}
          />
        ) : null}
        {order.canCancel ? (
          <TextButton
            id="order-cancel"
            tone="danger"
            label={t('order.detail.cancel')}
            onPress={() => setCancelling(true)}
          />
        ) : null}
      </Stack>
      <Dialog
        open={cancelling}
        title={t('order.detail.cancelTitle')}
        message={t('order.detail.cancelHint')}
        confirm={{
          id: 'order-cancel-confirm',
          danger: true,
          label: t('order.detail.cancel'),
          onPress: cancel,
        }}
        cancel={{
          id: 'order-cancel-keep',
          label: t('order.detail.cancelKeep'),
          onPress: () => setCancelling(false),
        }}
      />
    </View>
  );
}
