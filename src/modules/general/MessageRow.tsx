import { Text, View } from '@tarojs/components';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { messageNew } from '@/contracts/calls/home';
import { messageList, messageRead } from '@/contracts/calls/message';
import type { OrderSummary } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/currencies';
import { formatDateTime, formatMoment, hasText, useT, useTKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { messageIcon } from './messageIcon';

interface Props {
  message: AnswerOf<typeof messageList>['rows'][number];
  /** The transfer that it is about, where it is known. */
  order?: OrderSummary | undefined;
}

/** What happened, to whose transfer, and when; leads there. */
export function MessageRow({ message, order }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { mutate: markRead } = useCallMutation(messageRead, { changes: [messageList, messageNew] });
  // A kind this build has no words for still says which order it is about.
  const { papers, until } = message.params;
  const params = {
    ...message.params,
    ...(papers ? { papers: papersText(tKey, papers) } : {}),
    ...(until ? { until: formatDateTime(Number(until)) } : {}),
  };
  const title = hasText(message.titleKey)
    ? tKey(message.titleKey, params)
    : t('general.messages.order.title', { seqNo: message.seqNo ?? '' });
  const whom = order && `${order.payeeName} · ${formatMoneyWithCode(order.targetAmount)}`;
  const named = whom ? `${title}. ${whom}` : title;
  const open = async (): Promise<void> => {
    if (!message.read) markRead({ id: message.id });
    const { cardId, seqNo } = message;
    // An order by a card of one's own is somebody else's to pay.
    if (cardId && seqNo) await navigate('collectionOrderDetail', { seqNo });
    else if (cardId) await navigate('collectionCardDetail', { cardId });
    else if (seqNo) await navigate('bankOrder', { seqNo });
  };
  return (
    <Tap
      id={`message-${message.id}`}
      className="message-row"
      label={message.read ? named : `${t('general.messages.unread')}: ${named}`}
      onPress={open}
    >
      <View className={message.read ? 'message-row__face' : 'message-row__face message-row__face--unread'}>
        {order ? (
          <Avatar name={order.payeeName} country={order.targetCountry} />
        ) : (
          <View className="message-row__icon">
            <Icon name={messageIcon(message.titleKey)} />
          </View>
        )}
      </View>
      <View className="message-row__text">
        <Text className="message-row__title">{title}</Text>
        {hasText(message.contentKey) ? (
          <Text className="message-row__content">{tKey(message.contentKey, params)}</Text>
        ) : null}
        <View className="message-row__about">
          {whom ? <Text className="message-row__whom">{whom}</Text> : null}
          <Text className="message-row__time">{formatMoment(message.at)}</Text>
        </View>
      </View>
    </Tap>
  );
}
