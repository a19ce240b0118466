import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n';
import '@/i18n/statusTexts';
import { platform } from '@/platform';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { ArrivalTime } from '../../ArrivalTime';
import { OrderBrief } from '../../OrderBrief';
import { arrivingBy } from '../../orderTexts';
import '../../texts';
import './paymentCheck.scss';
import { type CheckingState, PAGE_PATIENCE_MS, useChecking } from './useChecking';
import { WALLET_METHOD } from '../useWalletPay';

function PaymentCheck({ seqNo, patienceMs }: { seqNo: string | undefined; patienceMs: number }) {
  const t = useT();
  const { state, order, again } = useChecking(seqNo, patienceMs);
  useEffect(() => {
    if (state === 'paid') platform.vibrate();
  }, [state]);
  const toOrder = () =>
    seqNo ? navigate('bankOrder', { seqNo }, { replace: true }) : navigate('tabbar', { tab: 'order' });
  const texts = {
    checking: [t('order.checking.title'), t('order.checking.hint')],
    paid: [t('order.checking.paid'), t('order.checking.paidHint')],
    unpaid: [t('order.checking.unpaid'), t('order.checking.unpaidHint')],
    unknown: [t('order.checking.unknown'), t('order.checking.unknownHint')],
    missing: [t('order.checking.noOrder'), t('order.checking.noOrderHint')],
  } as const satisfies Record<CheckingState, readonly [string, string]>;
  const icons = {
    checking: 'clock',
    paid: 'check',
    unpaid: 'wallet',
    unknown: 'help',
    missing: 'order',
  } as const;
  const [title, note] = texts[state];
  const arrives = state === 'paid' && order ? arrivingBy(order) : undefined;
  const payable = state === 'unpaid' && order?.status === 'WAIT_PAYMENT';
  return (
    <Screen
      title={t('order.pay.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('paymentCheck', { seqNo }) }}
          middle={
            state === 'unknown'
              ? { id: 'check-again', label: t('order.checking.again'), onPress: again }
              : undefined
          }
          main={
            payable && order
              ? {
                  id: 'check-pay',
                  label: t('order.detail.pay'),
                  onPress: () => openOrderPayment(order, { replace: true }),
                }
              : {
                  id: 'check-order',
                  label: seqNo ? t('order.method.seeOrder') : t('order.checking.orders'),
                  onPress: toOrder,
                }
          }
        />
      }
    >
      <View id={`payment-${state}`} {...a11y({ role: 'status', live: 'polite' })}>
        <EmptyState title={title} note={note} icon={icons[state]} />
      </View>
      {state === 'checking' ? (
        <View className="payment-check__turning">
          <Spinner />
        </View>
      ) : null}
      {order ? (
        <Card>
          <OrderBrief order={order} />
          {arrives === undefined ? null : <ArrivalTime text={t('statuses.arrivingBy', { time: arrives })} />}
        </Card>
      ) : null}
    </Screen>
  );
}

export function WaitPayment() {
  const { params } = useRoute('waitPayment');
  return (
    <PaymentCheck
      seqNo={params.seqNo}
      patienceMs={params.fundingType === WALLET_METHOD ? Infinity : PAGE_PATIENCE_MS}
    />
  );
}

/** Return address of payment pages. */
export function PayBack() {
  const { params } = useRoute('orderPayBack', 'poliPayback');
  return <PaymentCheck seqNo={params.seqNo} patienceMs={0} />;
}
