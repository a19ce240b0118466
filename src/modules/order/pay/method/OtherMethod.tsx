import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { TextButton } from '@/ui/TextButton';
import { useOffered } from './useOffered';

/** Not where there is no other; shown if the list fails, since its screen says so. */
export function OtherMethod({ id, order }: { id: string; order: Order }) {
  const t = useT();
  const { types, offered } = useOffered(order);
  if (types.error === null && offered.length < 2) return null;
  return (
    <TextButton
      id={id}
      label={t('order.pay.other')}
      onPress={() => openOrderPayment(order, { replace: true })}
    />
  );
}
