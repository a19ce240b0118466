import { Text, View } from '@tarojs/components';
import { messageRead } from '@/contracts/calls/message/messages';
import type { OrderSummary } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatMoment, sentencesText, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { classes } from '@/ui/theme/classes';
import { messageIcon } from './messageIcon';
import { isLongTitle, isShortContent, type Message, messageWords } from './messageWords';
import { openMessage } from './openMessage';

interface Props {
  message: Message;
  order?: OrderSummary | undefined;
}

export function MessageRow({ message, order }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const { mutate: markRead } = useCallMutation(messageRead);
  const { title, content } = messageWords(message, t, tKey);
  const whom = order && `${order.payeeName} · ${formatMoneyWithCode(order.targetAmount)}`;
  const named = sentencesText([title, whom]);
  const open = async (): Promise<void> => {
    if (!message.read) markRead({ id: message.id });
    await openMessage(message, payer);
  };
  return (
    <Tap
      id={`message-${message.id}`}
      className={classes(
        'message-row',
        isLongTitle(title) && 'message-row--long',
        isShortContent(content) && 'message-row--short',
      )}
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
        <Text className="message-row__content">{content}</Text>
        <View className="message-row__about">
          {whom ? <Text className="message-row__whom">{whom}</Text> : null}
          <Text className="message-row__time">{formatMoment(message.at, message.at)}</Text>
        </View>
      </View>
    </Tap>
  );
}
