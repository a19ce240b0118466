import type { Order } from '@/contracts/entities/order';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { orderTimeline } from '@/domain/statuses/timeline';
import { formatMoment, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { Card } from '@/ui/Card';
import { Timeline } from '@/ui/Timeline';
import { arrivingBy, reportedPaidAt } from '../orderTexts';

export function OrderProgress({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { acts, badge, twist } = orderStory(order);
  const { labelKey } = orderStatusRow(order.status);
  const told = reportedPaidAt(order);
  const note = acts === 'nobody' || acts === 'bank' ? undefined : tKey(`statuses.acts.${acts}`);
  const stopped = twist !== undefined && twist !== 'late';
  const currentKey = told !== undefined ? 'order.told.step' : stopped ? badge.labelKey : undefined;
  const steps = orderTimeline(order.status, order.history, order.createTime).map((item) => {
    const current = item.state === 'now';
    const at = current ? told : item.at;
    const arriving = item.step === 'received' ? arrivingBy(order) : undefined;
    return {
      title: tKey(item.state === 'failed' ? labelKey : (current && currentKey) || item.labelKey),
      state: item.state,
      yours: acts === 'payer',
      time:
        arriving === undefined
          ? at === undefined
            ? undefined
            : formatMoment(at)
          : t('statuses.arrivingBy', { time: arriving }),
      note: current ? note : undefined,
    };
  });
  return (
    <Card title={t('order.detail.progress')}>
      <Timeline steps={steps} />
    </Card>
  );
}
