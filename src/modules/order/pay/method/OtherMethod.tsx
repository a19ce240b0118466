import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { TextButton } from '@/ui/TextButton';

export function OtherMethod({ id, order }: { id: string; order: Order }) {
  const t = useT();
  return (
    <TextButton
      id={id}
      label={t('order.pay.other')}
      onPress={() => openOrderPayment(order, { replace: true })}
    />
  );
}
