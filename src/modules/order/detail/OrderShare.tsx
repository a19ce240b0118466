import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/currencies';
import { isDelivered } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { startAddress } from '@/state/market/ownHosts';
import { useShareLink } from '@/state/share/shareLink';
import { ShareButton } from '@/ui/ShareButton';
import { arrivingBy } from '../orderTexts';

/** Tells somebody how far the money is: the amount and the time alone, nobody's name, account or order. */
export function OrderShare({ order, now }: { order: Order; now: () => number }) {
  const t = useT();
  const amount = formatMoneyWithCode(order.targetAmount);
  const what = t(isDelivered(order.status) ? 'order.share.arrived' : 'order.share.going', { amount });
  const time = arrivingBy(order, now());
  const content = time === undefined ? what : t('order.share.by', { what, time });
  const { ready, send } = useShareLink({
    title: what,
    content,
    copied: content,
    url: startAddress(),
    route: 'tabbar',
    params: { tab: 'remit' },
    menuKey: 'order.share.menu',
  });
  return (
    <ShareButton
      id="order-share"
      kind="secondary"
      label={t('order.share.send')}
      onPress={send}
      disabled={!ready}
    />
  );
}
