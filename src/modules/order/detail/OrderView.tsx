import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { orderTimeline } from '@/domain/statuses/timeline';
import { useT, useTKey, formatDateTime } from '@/i18n';
import '@/i18n/statusTexts';
import { Card } from '@/ui/Card';
import { Columns } from '@/ui/Columns';
import { Timeline } from '@/ui/Timeline';
import { OrderFrame, type Frame } from '../OrderFrame';
import { RecipientPage } from '../recipient/RecipientPage';
import { arrivingBy, reportedPaidAt } from '../orderTexts';
import { useOrder } from '../useOrder';
import { PaymentRecall } from './PaymentRecall';
import { Declined } from './Declined';
import { OrderFooter, OtherActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderPopUp } from './OrderPopUp';
import { OtherAmount } from './OtherAmount';
import { Papers } from './Papers';
import { RateQuestion } from './RateQuestion';
import { Pickup } from './Pickup';
import { Refunds } from './Refunds';
import { Urge } from './Urge';

interface Props {
  seqNo: string;
  frame?: Frame;
  right?: ReactNode;
  besideList?: boolean;
}

export function OrderView({ seqNo, frame, right, besideList }: Props) {
  const t = useT();
  const view = useOrder(seqNo);
  return (
    <OrderFrame
      id="order-detail"
      title={t('order.detail.title')}
      view={view}
      frame={frame}
      right={right}
      wide={!besideList}
      footer={(order) => <OrderFooter order={order} besideList={besideList} />}
    >
      {(order) => (
        <Parts apart={!besideList} facts={<Facts order={order} onChanged={view.refetch} />}>
          <OrderHead order={order} onDeadline={view.refetch} />
          <Declined order={order} />
          <Papers order={order} />
          {order.status === 'WAIT_RECEIVE' ? <Pickup order={order} /> : null}
          {order.rateQuestion ? (
            <RateQuestion order={order} question={order.rateQuestion} onChanged={view.refetch} />
          ) : order.status === 'PAYMENT_TO_BE_VERIFIED' || order.status === 'WAIT_PAYMENT' ? (
            <OtherAmount order={order} onChanged={view.refetch} />
          ) : null}
          <PaymentRecall order={order} onChanged={view.refetch} />
          <Refunds order={order} />
          <Progress order={order} />
          <Urge order={order} />
          {besideList ? null : <OrderPopUp key={seqNo} seqNo={seqNo} status={order.status} />}
        </Parts>
      )}
    </OrderFrame>
  );
}

function Parts({ apart, facts, children }: { apart: boolean; facts: ReactNode; children: ReactNode }) {
  return apart ? (
    <Columns side={facts}>
      <View className="ui-flow">{children}</View>
    </Columns>
  ) : (
    <>
      {children}
      {facts}
    </>
  );
}

function Facts({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  return (
    <>
      <OrderFacts order={order} />
      <RecipientPage order={order} />
      <OtherActions order={order} onChanged={onChanged} />
    </>
  );
}

function Progress({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { acts } = orderStory(order);
  const told = reportedPaidAt(order);
  const steps = orderTimeline(order.status, order.history, order.createTime).map((item) => {
    const current = item.state === 'now';
    const at = current ? told : item.at;
    const arriving = item.step === 'received' ? arrivingBy(order) : undefined;
    return {
      title: current && told !== undefined ? t('order.told.step') : tKey(item.labelKey),
      state: item.state,
      time:
        arriving === undefined
          ? at === undefined
            ? undefined
            : formatDateTime(at)
          : t('order.head.arrivingBy', { time: arriving }),
      note: current && acts !== 'nobody' ? tKey(`statuses.acts.${acts}`) : undefined,
    };
  });
  return (
    <Card title={t('order.detail.progress')}>
      <Timeline steps={steps} />
    </Card>
  );
}
