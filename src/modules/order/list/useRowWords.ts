import type { OrderSummary } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { orderStory } from '@/domain/statuses/orderStory';
import { listText, useT, useTKey } from '@/i18n';

/** `turn`: where the payer has to act; `label`: the row read out. */
export function useRowWords(order: OrderSummary) {
  const t = useT();
  const tKey = useTKey();
  const { badge, acts } = orderStory(order);
  const status = tKey(badge.labelKey);
  const turn = acts === 'payer' ? t('statuses.acts.payer') : undefined;
  const label = t('orders.row', {
    name: order.payeeName,
    amount: formatMoneyWithCode(order.targetAmount),
    status: listText([status, turn]),
  });
  return { badge, status, turn, label };
}
