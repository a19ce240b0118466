import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderReceiveInfo } from '@/contracts/calls/order/details';
import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';

export function Pickup({ order }: { order: Pick<Order, 'seqNo'> }) {
  const info = useCall(orderReceiveInfo, { seqNo: order.seqNo });
  return (
    <QueryState query={info} shape="card">
      {(found) => <PickupCard {...found} />}
    </QueryState>
  );
}

function PickupCard(info: AnswerOf<typeof orderReceiveInfo>) {
  const t = useT();
  const { pickupCode, agentName, agentAddress, agentHours, payeeName } = info;
  if (!pickupCode) return null;
  return (
    <Card id="order-pickup" title={t('order.pickup.title')}>
      <CopyRow label={t('order.pickup.code')} value={pickupCode} />
      {agentName ? <DetailRow label={t('order.pickup.place')} value={agentName} /> : null}
      {agentAddress ? <DetailRow label={t('order.pickup.address')} value={agentAddress} /> : null}
      {agentHours ? <DetailRow label={t('order.pickup.hours')} value={agentHours} /> : null}
      <Notice tone="info">{t('order.pickup.hint', { name: payeeName })}</Notice>
    </Card>
  );
}
