import { View } from '@tarojs/components';
import { formatMoneyWithCode } from '@/domain/currencies';
import { orderTag } from '@/domain/statuses/orderTag';
import { useTKey } from '@/i18n';
import { openOrder } from '@/state/orders/orderOpening';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { StatusTag } from '@/ui/StatusTag';
import './openOrder.scss';
import { useLatestOrders } from './useLastCorridor';

/** The newest order that waits for its sender: to be paid, to be mended where it failed, or to be given its papers. */
export function OpenOrder() {
  const tKey = useTKey();
  const order = useLatestOrders()?.find((row) => orderTag(row).acts === 'payer');
  if (!order) return null;
  const { tone, labelKey } = orderTag(order);
  const label = tKey(labelKey);
  return (
    <View className="open-order">
      <Card id="home-order">
        <ListRow
          id="home-order-open"
          left={<Avatar name={order.payeeName} country={order.targetCountry} />}
          title={order.payeeName}
          note={formatMoneyWithCode(order.targetAmount)}
          below={<StatusTag tone={tone} label={label} />}
          more={label}
          onPress={() => openOrder(order)}
        />
      </Card>
    </View>
  );
}
