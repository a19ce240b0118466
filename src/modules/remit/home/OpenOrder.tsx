import { View } from '@tarojs/components';
import { formatMoneyWithCode } from '@/domain/currencies';
import type { OrderLead } from '@/domain/statuses/orderPages';
import { orderStory } from '@/domain/statuses/orderStory';
import { useTKey } from '@/i18n';
import { openOrder } from '@/state/orders/orderOpening';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { StatusTag } from '@/ui/StatusTag';
import './openOrder.scss';
import { useLatestOrders } from './useLastCorridor';

/** Money that lies somewhere and waits for its sender comes before what is not paid yet; then what is due first. */
const worstFirst: readonly OrderLead[] = ['stuck', 'going', 'unpaid'];

/** The orders that wait for their sender, worst first: mended where they failed, given their papers, paid. */
export function OpenOrder() {
  const tKey = useTKey();
  const waiting = (useLatestOrders() ?? [])
    .map((order) => ({ order, story: orderStory(order) }))
    .filter(({ story }) => story.acts === 'payer')
    .sort(
      (one, other) =>
        worstFirst.indexOf(one.story.lead) - worstFirst.indexOf(other.story.lead) ||
        (one.story.until ?? Number.MAX_VALUE) - (other.story.until ?? Number.MAX_VALUE),
    );
  if (waiting.length === 0) return null;
  return (
    <View className="open-order">
      <Card id="home-order">
        {waiting.map(({ order, story: { badge } }) => {
          const label = tKey(badge.labelKey);
          return (
            <ListRow
              key={order.seqNo}
              id={`home-order-${order.seqNo}`}
              left={<Avatar name={order.payeeName} country={order.targetCountry} />}
              title={order.payeeName}
              note={formatMoneyWithCode(order.targetAmount)}
              below={<StatusTag tone={badge.tone} label={label} />}
              more={label}
              onPress={() => openOrder(order)}
            />
          );
        })}
      </Card>
    </View>
  );
}
