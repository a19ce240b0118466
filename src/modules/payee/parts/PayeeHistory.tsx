import { View } from '@tarojs/components';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderLatestToPayee } from '@/contracts/calls/order/latest';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { isDelivered } from '@/domain/statuses/orderSets';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatDate, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { navigate } from '@/state/navigation';
import { openOrder } from '@/state/orders/orderOpening';
import { useCall } from '@/state/queries/queries';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { StatusTag } from '@/ui/StatusTag';

export function PayeeHistory({ payeeId }: { payeeId: string }) {
  const history = useCall(orderLatestToPayee, { payeeId }, { renewOnReturn: true });
  return (
    <QueryState query={history} shape="list" rows={2}>
      {(found) => <HistoryCard {...found} />}
    </QueryState>
  );
}

function HistoryCard({ latest, years }: AnswerOf<typeof orderLatestToPayee>) {
  const t = useT();
  const tKey = useTKey();
  if (latest.length === 0) return null;
  const again = latest.find(({ status }) => isDelivered(status));
  return (
    <Card id="payee-history" title={t('payee.history.title')}>
      <View>
        {latest.map((order) => {
          const { badge } = orderStory(order);
          const status = tKey(badge.labelKey);
          return (
            <ListRow
              key={order.seqNo}
              id={`payee-order-${order.seqNo}`}
              title={formatMoneyWithCode(order.targetAmount)}
              note={`${formatDate(order.createTime)} · ${formatMoneyWithCode(order.sourceAmount)}`}
              below={<StatusTag tone={badge.tone} icon={badge.icon} label={status} />}
              more={status}
              onPress={() => openOrder(order)}
            />
          );
        })}
      </View>
      {years.map(({ year, count, sent }) => (
        <DetailRow
          key={year}
          label={t('payee.history.year', { year: String(year), count })}
          value={sent.map((sum) => formatMoneyWithCode(sum)).join(' + ')}
        />
      ))}
      {again ? (
        <Button
          id="payee-again"
          wide
          kind="secondary"
          label={t('payee.history.again', { amount: formatMoneyWithCode(again.sourceAmount) })}
          onPress={() => navigate('confirmRemit', { again: again.seqNo })}
        />
      ) : null}
    </Card>
  );
}
