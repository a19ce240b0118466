import { Text, View } from '@tarojs/components';
import type { commonOrderByToken } from '@/contracts/calls/order/share';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatMoment, useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { accountText } from '@/ui/PayeeRow';
import { Stack } from '@/ui/Stack';
import { variant } from '@/variants';
import { recipientArrival, recipientWords } from './recipientWords';
import './tracked.scss';

type Transfer = AnswerOf<typeof commonOrderByToken>;

const tones = { delivered: 'good', stuck: 'warn' } as const;

export function Tracked({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const story = orderStory(transfer);
  const { targetAmount, payeeLabel, initials } = transfer;
  const arrival = recipientArrival(story.arrival);
  const tone = story.lead === 'delivered' || story.lead === 'stuck' ? tones[story.lead] : 'info';
  return (
    <Card id="track-status">
      <Stack gap="s">
        <Text className="tracked__from">{t('recipient.sentBy', { initials })}</Text>
        <Money amount={targetAmount.amount} currency={targetAmount.currencyCode} size="hero" />
        {arrival !== undefined ? (
          <View>
            <Text className="tracked__by">{t('recipient.by', { time: formatMoment(arrival) })}</Text>
            <Text className="tracked__from">{t('recipient.yourTime')}</Text>
          </View>
        ) : null}
        <Notice tone={tone}>{t(recipientWords(story))}</Notice>
        <DetailRow label={t('recipient.to')} value={accountText(payeeLabel)} />
        <Text className="tracked__from">{t('recipient.whatIs', { brand: variant.brandName })}</Text>
      </Stack>
    </Card>
  );
}
