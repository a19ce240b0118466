import { Text, View } from '@tarojs/components';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { messageList, messageRead, messageReadAll } from '@/contracts/calls/message';
import { messageNew } from '@/contracts/calls/home';
import { formatDateTime, hasText, useT, useTKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { goBack, navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { usePages } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { Tap } from '@/ui/Tap';
import { TextButton } from '@/ui/TextButton';
import '../texts';
import './messageCenter.scss';

type Message = AnswerOf<typeof messageList>['rows'][number];
const PAGE_SIZE = 20;
const ROW_HEIGHT = 112;

/** /message-center: what happened to orders and to the account, newest first. */
export function MessageCenter() {
  const t = useT();
  const pages = usePages(messageList, { pageSize: PAGE_SIZE });
  const { mutateAsync: markAllRead } = useCallMutation(messageReadAll, {
    changes: [messageList, messageNew],
  });
  const readAll = async (): Promise<void> => {
    try {
      await markAllRead({});
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Screen
      title={t('general.messages.title')}
      onBack={goBack}
      scroll={false}
      right={
        pages.rows.some((message) => !message.read) ? (
          <TextButton id="messages-read-all" label={t('general.messages.readAll')} onPress={readAll} />
        ) : undefined
      }
    >
      {pages.state === 'loading' ? (
        <View className="message-waiting">
          <Skeleton shape="list" rows={5} />
        </View>
      ) : null}
      {pages.state === 'failed' ? <ErrorState error={pages.error} onRetry={pages.refresh} /> : null}
      {pages.state === 'ready' ? (
        <InfiniteList
          id="messages-list"
          label={t('general.messages.title')}
          items={pages.rows}
          keyOf={(message) => message.id}
          rowHeight={ROW_HEIGHT}
          renderRow={(message) => <MessageRow message={message} />}
          onRefresh={pages.refresh}
          onEnd={pages.loadMore}
          more={pages.more}
          header={
            <View className="message-head">
              {pages.staleSince ? <StaleNote time={pages.staleSince} onRetry={pages.refresh} /> : null}
            </View>
          }
          empty={
            <EmptyState
              icon="bell"
              title={t('general.messages.empty')}
              note={t('general.messages.emptyHint')}
            />
          }
        />
      ) : null}
    </Screen>
  );
}

function MessageRow({ message }: { message: Message }) {
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
      label={message.read ? title : `${t('general.messages.unread')}: ${title}`}
      onPress={open}
    >
      <View className={message.read ? 'message-row__dot' : 'message-row__dot message-row__dot--unread'} />
      <View className="message-row__text">
        <Text className="message-row__title">{title}</Text>
        {hasText(message.contentKey) ? (
          <Text className="message-row__content">{tKey(message.contentKey, params)}</Text>
        ) : null}
        <Text className="message-row__time">{formatDateTime(message.at)}</Text>
      </View>
    </Tap>
  );
}
