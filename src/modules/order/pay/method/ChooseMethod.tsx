import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { EmptyState } from '@/ui/EmptyState';

export function ChooseMethod({ order }: { order: Order }) {
  const t = useT();
  return (
    <EmptyState
      title={t('order.method.title')}
      action={{
        id: 'payment-choose',
        label: t('order.detail.pay'),
        onPress: () => openOrderPayment(order, { replace: true }),
      }}
    />
  );
}
