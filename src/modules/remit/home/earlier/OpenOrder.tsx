import { Text, View } from '@tarojs/components';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatMoment, listText, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { openOrder } from '@/state/orders/orderOpening';
import { useGoingOrder, useWaitingOrders } from '@/state/orders/waitingOrders';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { StatusTag } from '@/ui/StatusTag';
import './openOrder.scss';

export function OpenOrder() {
  const t = useT();
  const tKey = useTKey();
  const waiting = useWaitingOrders();
  const going = useGoingOrder();
  const shown = going ? [...waiting, going] : waiting;
  if (shown.length === 0) return null;
  return (
    <View className="open-order">
      <Card id="home-order">
        {shown.map(({ order, story: { badge, lead, acts, until, arrival } }) => {
          const label = tKey(badge.labelKey);
          const arrives =
            arrival.kind === 'by' ? t('statuses.arrivingBy', { time: formatMoment(arrival.at) }) : undefined;
          const ends =
            until === undefined || lead === 'stuck'
              ? undefined
              : t('common.arrivesBy', { time: formatMoment(until) });
          const due = acts === 'payer' ? ends : arrives;
          return (
            <ListRow
              key={order.seqNo}
              id={`home-order-${order.seqNo}`}
              left={<Avatar name={order.payeeName} country={order.targetCountry} />}
              title={`${order.payeeName} · ${formatMoneyWithCode(order.targetAmount)}`}
              below={
                <View className="open-order__state">
                  <StatusTag tone={badge.tone} icon={badge.icon} label={label} />
                  {due ? <Text className="ui-list-row__note">{due}</Text> : null}
                </View>
              }
              more={listText([label, due])}
              onPress={() => openOrder(order)}
            />
          );
        })}
      </Card>
    </View>
  );
}
