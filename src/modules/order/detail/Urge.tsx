import { serverNow } from '@/api/serverClock';
import { orderDetails, orderPaymentUrge } from '@/contracts/calls/order/details';
import type { Order } from '@/contracts/entities/order';
import { DAY } from '@/core/countdown';
import { isPaidNotSent, isSentOn } from '@/domain/statuses/orderSets';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatMoment, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';

interface Props {
  order: Order;
}

interface Urging {
  ask: (() => Promise<void>) | undefined;
  asked: { readonly at: number; readonly next: number } | undefined;
}

/** Once a day, while paid money is with us or on its last way, and no promised time is still to come. */
export function useUrge({ order }: Props): Urging {
  const { seqNo, status } = order;
  const { twist, arrival } = orderStory(order);
  const unpromised = twist === undefined && arrival.kind === 'none';
  const waits = twist === 'late' || (unpromised && (isPaidNotSent(status) || isSentOn(status)));
  const details = useCall(orderDetails, { seqNo }, { enabled: waits });
  const { mutateAsync: urge, isPending } = useCallMutation(orderPaymentUrge);
  if (!waits || !details.data) return { ask: undefined, asked: undefined };
  const { urgedAt } = details.data;
  const next = urgedAt === undefined ? 0 : urgedAt + DAY;
  if (urgedAt !== undefined && next > serverNow()) return { ask: undefined, asked: { at: urgedAt, next } };
  const ask = async (): Promise<void> => {
    if (isPending) return;
    try {
      const { nextUrgeAt } = await urge({ seqNo });
      showToast({ messageKey: 'order.urge.done', params: { time: formatMoment(nextUrgeAt) } });
    } catch (error) {
      showError(error);
    }
  };
  return { ask, asked: undefined };
}

/** A late order's main action, else one of several. */
export function Urge({ order }: Props) {
  const t = useT();
  const { ask, asked } = useUrge({ order });
  if (asked)
    return (
      <Notice tone="info">
        {t('order.urge.asked', {
          time: formatMoment(asked.at),
          next: formatMoment(asked.next),
        })}
      </Notice>
    );
  return ask && orderStory(order).twist !== 'late' ? (
    <TextButton id="order-urge" label={t('order.urge.ask')} onPress={ask} />
  ) : null;
}
