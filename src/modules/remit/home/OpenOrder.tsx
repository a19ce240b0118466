import { orderListRecords } from '@/contracts/calls/orderList';
import { limits } from '@/domain/constants';
import { formatMoneyWithCode } from '@/domain/currencies';
import { orderStatusRow } from '@/domain/statuses/order';
import { useTKey } from '@/i18n';
import { openOrder } from '@/state/orders/orderOpening';
import { useCall } from '@/state/queries/queries';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { StatusTag } from '@/ui/StatusTag';

/** The newest order that waits for its sender: to be paid, or to be mended where it failed. */
export function OpenOrder() {
  const tKey = useTKey();
  const orders = useCall(
    orderListRecords,
    { tab: 'all', pageSize: limits.homeList },
    { renewOnReturn: true },
  );
  const order = orders.data?.rows.find(({ status }) => orderStatusRow(status).acts === 'payer');
  if (!order) return null;
  const { tone, labelKey } = orderStatusRow(order.status);
  const label = tKey(labelKey);
  return (
    <Card id="home-order">
      <ListRow
        id="home-order-open"
        left={<Avatar name={order.payeeName} country={order.targetCountry} />}
        title={order.payeeName}
        note={formatMoneyWithCode(order.targetAmount)}
        right={<StatusTag tone={tone === 'blue' ? 'neutral' : tone} label={label} />}
        onPress={() => openOrder(order)}
      />
    </Card>
  );
}
