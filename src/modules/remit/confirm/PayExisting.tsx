import { useEffect } from 'react';
import { orderGet } from '@/contracts/calls/order/orders';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useCall } from '@/state/queries/queries';
import { QueryScreen } from '@/ui/QueryState';

/** Goes on to the payment of an order that exists. */
export function PayExisting({ seqNo }: { seqNo: string }) {
  const t = useT();
  const query = useCall(orderGet, { seqNo }, { staleMs: 0 });
  const order = query.isFetchedAfterMount ? query.data?.order : undefined;
  useEffect(() => {
    if (order) void openOrderPayment(order, { replace: true });
  }, [order]);
  return <QueryScreen screen={{ title: t('confirm.title'), onBack: goBack }} query={query} />;
}
