import { activityPendingRemind } from '@/contracts/calls/activity';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatDateTime, useT } from '@/i18n';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import type { IconName } from '@/ui/Icon/iconNames';

type Reminder = AnswerOf<typeof activityPendingRemind>['list'][number];

const icons: Readonly<Record<Reminder['kind'], IconName>> = {
  kyc: 'person',
  document: 'person',
  order: 'order',
  collect: 'wallet',
  coupon: 'coupon',
};

export function Reminders() {
  const t = useT();
  const { payer } = useSession();
  const reminders = useCall(activityPendingRemind, {}, { staleMs: 0, renewOnReturn: true });
  if (!payer || !reminders.data?.list.length) return null;
  const follow = ({ kind, seqNo, count }: Reminder): Promise<void> => {
    if (kind === 'kyc' || kind === 'document') return openKyc(payer);
    if (kind === 'coupon') return navigate('myCoupon', {});
    return seqNo && count === 1 ? navigate('bankOrder', { seqNo }) : navigate('tabbar', { tab: 'order' });
  };
  return (
    <Card title={t('general.messages.waiting.title')}>
      {reminders.data.list.map((reminder) => {
        const { kind, count, deadline } = reminder;
        return (
          <ListRow
            key={kind}
            id={`remind-${kind}`}
            icon={icons[kind]}
            title={
              kind === 'kyc' || kind === 'document'
                ? t(`general.messages.waiting.${kind}`)
                : t(`general.messages.waiting.${kind}`, { count })
            }
            note={
              deadline === undefined
                ? undefined
                : t('general.messages.waiting.until', { time: formatDateTime(deadline) })
            }
            onPress={() => follow(reminder)}
          />
        );
      })}
    </Card>
  );
}
