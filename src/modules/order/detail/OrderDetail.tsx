import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderTimeline } from '@/domain/statuses/timeline';
import { useT, useTKey, formatDateTime } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { Timeline } from '@/ui/Timeline';
import { OrderFrame } from '../OrderFrame';
import { arrivingBy, toldPaidAt } from '../orderTexts';
import { useOrder } from '../useOrder';
import { OrderFooter, OtherActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OtherAmount } from './OtherAmount';
import { Papers } from './Papers';
import { RateQuestion } from './RateQuestion';
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
      footer={(order) => <OrderFooter order={order} />}
    >
      {(order) => (
        <>
          <OrderHead order={order} now={view.serverNow} onDeadline={view.refetch} />
          <Papers order={order} />
          {order.status === 'WAIT_RECEIVE' ? <Pickup order={order} /> : null}
          {order.rateQuestion ? (
            <RateQuestion order={order} question={order.rateQuestion} onChanged={view.refetch} />
          ) : order.status === 'PAYMENT_TO_BE_VERIFIED' ? (
            <OtherAmount order={order} onChanged={view.refetch} />
          ) : null}
          <Progress order={order} now={view.serverNow} />
          <OrderFacts order={order} />
          <OtherActions order={order} onChanged={view.refetch} />
        </>
      )}
    </OrderFrame>
  );
}

function Progress({ order, now }: { order: Order; now: () => number }) {
  const t = useT();
  const tKey = useTKey();
  const row = orderStatusRow(order.status);
  const told = toldPaidAt(order);
  const steps = orderTimeline(order.status, order.history, order.createTime).map((item) => {
    const current = item.state === 'now';
    const at = current ? told : item.at;
    const arriving = item.step === 'received' ? arrivingBy(order, now()) : undefined;
    return {
      title: current && told !== undefined ? t('order.told.step') : tKey(item.labelKey),
      state: item.state,
      time:
        arriving === undefined
          ? at === undefined
            ? undefined
            : formatDateTime(at)
          : t('order.head.arrivingBy', { time: arriving }),
      note: current && row.acts !== 'nobody' ? tKey(`statuses.acts.${row.acts}`) : undefined,
    };
  });
  return (
    <Card title={t('order.detail.progress')}>
      <Timeline steps={steps} />
    </Card>
  );
}
