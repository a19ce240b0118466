import { orderDetails, orderPaymentUrge } from '@/contracts/calls/orderTracking';
import type { Order } from '@/contracts/entities/order';
import { DAY } from '@/core/countdown';
import { isPaidNotSent, isSentOn } from '@/domain/statuses/orderSets';
import { formatMoment, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';

interface Props {
  order: Order;
  /** The server's clock, epoch ms. */
  now: () => number;
}

/** While money that has come in is with us or on its last way: its payer can ask us to hurry, once a day. */
export function Urge({ order, now }: Props) {
  const t = useT();
  const { seqNo, status } = order;
  const waits = isPaidNotSent(status) || isSentOn(status);
  const details = useCall(orderDetails, { seqNo }, { enabled: waits });
  const { mutateAsync: urge, isPending } = useCallMutation(orderPaymentUrge, { changes: [orderDetails] });
  if (!waits || !details.data) return null;

  const { urgedAt } = details.data;
  const next = urgedAt === undefined ? 0 : urgedAt + DAY;
  if (urgedAt !== undefined && next > now())
    return (
      <Notice tone="info">
        {t('order.urge.asked', { time: formatMoment(urgedAt, now()), next: formatMoment(next, now()) })}
      </Notice>
    );
  const ask = async (): Promise<void> => {
    try {
      const { nextUrgeAt } = await urge({ seqNo });
      showToast({ messageKey: 'order.urge.done', params: { time: formatMoment(nextUrgeAt, now()) } });
    } catch (error) {
      showError(error);
    }
  };
  return <TextButton id="order-urge" label={t('order.urge.ask')} disabled={isPending} onPress={ask} />;
}
