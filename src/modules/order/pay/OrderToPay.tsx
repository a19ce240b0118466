import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import { rateText, useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Deadline } from '../Deadline';
import { OrderBrief } from '../OrderBrief';
import { guaranteeText, orderRate, restOf } from '../orderTexts';
import type { OrderView } from '../useOrder';

interface Props {
  order: Order;
  view: Pick<OrderView, 'refetch'>;
}

export function OrderToPay({ order, view }: Props) {
  const t = useT();
  const lock = guaranteeText(t, order);
  return (
    <Card>
      <OrderBrief order={order} />
      <DetailRow label={t('order.method.total')} kind="strong">
        <Money amount={restOf(order)} currency={order.totalAmount.currencyCode} size="large" />
      </DetailRow>
      <DetailRow label={t('order.detail.rate')} value={rateText(t, orderRate(order))} />
      {lock ? <DetailRow label={t('order.detail.locked')} value={lock} /> : null}
      {order.receivedAmount ? (
        <DetailRow label={t('order.short.received')} value={formatMoneyWithCode(order.receivedAmount)} />
      ) : null}
      {isAwaitingPayment(order.status) ? <Deadline until={order.payDeadline} onEnd={view.refetch} /> : null}
    </Card>
  );
}
