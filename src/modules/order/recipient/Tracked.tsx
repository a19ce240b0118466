import { Text, View } from '@tarojs/components';
import type { commonOrderByToken } from '@/contracts/calls/order/share';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatMoment, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { useBrandName } from '@/state/market/merchant';
import { a11y } from '@/ui/aria/a11y';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { accountText } from '@/ui/PayeeRow';
import { Stack } from '@/ui/Stack';
import { Timeline } from '@/ui/Timeline';
import { ArrivalTime } from '../ArrivalTime';
import { ArrivedCheck } from '../ArrivedCheck';
import { recipientArrival, recipientSteps, recipientWords } from './recipientWords';
import './tracked.scss';

type Transfer = AnswerOf<typeof commonOrderByToken>;

const tones = { delivered: 'good', stuck: 'warn' } as const;

export function Tracked({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const tKey = useTKey();
  const brand = useBrandName();
  const story = orderStory(transfer);
  const { targetAmount, payeeLabel, initials } = transfer;
  const arrival = recipientArrival(story.arrival);
  const tone = story.lead === 'delivered' || story.lead === 'stuck' ? tones[story.lead] : 'info';
  const time = arrival === undefined ? undefined : t('recipient.by', { time: formatMoment(arrival) });
  const steps = recipientSteps(transfer.status, story);
  return (
    <>
      <Card id="track-status">
        <View className="ui-card__lead" {...a11y({ role: 'heading' })}>
          <ListRow
            left={<Avatar name={Array.from(initials).join(' ')} />}
            title={t('recipient.sentBy', { initials })}
            right={story.lead === 'delivered' ? <ArrivedCheck /> : undefined}
          />
        </View>
        <Stack gap="s">
          <Money amount={targetAmount.amount} currency={targetAmount.currencyCode} size="hero" />
          {time === undefined ? null : <ArrivalTime text={time} />}
          <Notice tone={tone}>{t(recipientWords(story))}</Notice>
          <DetailRow label={t('recipient.to')} value={accountText(payeeLabel)} />
        </Stack>
      </Card>
      {steps.length > 0 ? (
        <Card id="track-steps">
          <Timeline
            steps={steps.map(({ step, state, labelKey }) => ({
              state,
              title:
                step !== 'received'
                  ? tKey(labelKey)
                  : t(state === 'done' ? 'statuses.order.BANK_REMITTED.label' : 'recipient.get'),
              time: step === 'received' ? time : undefined,
            }))}
          />
        </Card>
      ) : null}
      <Text className="tracked__from">{t('recipient.whatIs', { brand })}</Text>
    </>
  );
}
