import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { Columns } from '@/ui/Columns';
import { OrderFrame, type Frame } from '../OrderFrame';
import { RecipientPage } from '../recipient/RecipientPage';
import { useOrder } from '../useOrder';
import { PaymentRecall } from './PaymentRecall';
import { Declined } from './Declined';
import { OrderFooter, OtherActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderPopUp } from './OrderPopUp';
import { OrderProgress } from './OrderProgress';
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
          <OrderProgress order={order} />
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
      <RecipientPage order={order} />
      <OrderFacts order={order} />
      <OtherActions order={order} onChanged={onChanged} />
    </>
  );
}
