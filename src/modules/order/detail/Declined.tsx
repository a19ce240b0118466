import { Text, View } from '@tarojs/components';
import { riskComplianceRejection } from '@/contracts/calls/risk';
import type { Order } from '@/contracts/entities/order';
import { isDelivered, isFinished } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Notice } from '@/ui/Notice';

export function Declined({ order: { seqNo, status } }: { order: Order }) {
  const t = useT();
  const open = !isDelivered(status) && !isFinished(status);
  const held = useCall(riskComplianceRejection, { seqNo }, { enabled: open, renewOnReturn: true });
  if (!open || !held.data?.rejected) return null;
  return (
    <Notice tone="danger">
      <Text>{t('order.declined')}</Text>
      {held.data.reasons.map(({ code, verifyType, content }) => (
        <View key={`${code} ${verifyType}`}>
          <Text>{content}</Text>
        </View>
      ))}
    </Notice>
  );
}
