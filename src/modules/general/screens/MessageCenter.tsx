import { Text, View } from '@tarojs/components';
import { messageList, messageReadAll } from '@/contracts/calls/message/messages';
import { orderListRecords } from '@/contracts/calls/order/orders';
import { useT, useTKey } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall, usePages } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { a11y } from '@/ui/aria/a11y';
import { EmptyState } from '@/ui/EmptyState';
import { PageList } from '@/ui/InfiniteList';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import '../texts';
import { daysBegun } from '../daysBegun';
import { MessageRow } from '../MessageRow';
import { Reminders } from '../Reminders';
import { isLongTitle, isShortContent, messageWords } from '../messageWords';
import './messageCenter.scss';

const PAGE_SIZE = 20;
const ROW_HEIGHT = 112;
const TITLE_LINE_HEIGHT = 22;
const CONTENT_LINE_HEIGHT = 19;
const DAY_HEIGHT = 36;
/** Messages of older transfers show only the number. */
const LATEST_ORDERS = 50;

export function MessageCenter() {
  const t = useT();
  const tKey = useTKey();
  const pages = usePages(messageList, { pageSize: PAGE_SIZE });
  const { mutateAsync: markAllRead } = useCallMutation(messageReadAll);
  // Messages have no names and amounts; transfers come encrypted.
  const orders = useCall(orderListRecords, { tab: 'all', pageSize: LATEST_ORDERS });
  const orderOf = (seqNo: string | undefined) => orders.data?.rows.find((order) => order.seqNo === seqNo);
  const begun = daysBegun(pages.rows, t);
  const heights = pages.rows.map((message, at) => {
    const { title, content } = messageWords(message, t, tKey);
    return (
      ROW_HEIGHT +
      (begun[at] ? DAY_HEIGHT : 0) +
      (isLongTitle(title) ? TITLE_LINE_HEIGHT : 0) -
      (isShortContent(content) ? CONTENT_LINE_HEIGHT : 0)
    );
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
      <PageList
        id="messages-list"
        label={t('general.messages.title')}
        pages={pages}
        keyOf={(message) => message.id}
        rowHeight={ROW_HEIGHT}
        heights={heights}
        renderRow={(message, at) => (
          <>
            {begun[at] ? (
              <View className="message-day" {...a11y({ role: 'heading' })}>
                <Text>{begun[at]}</Text>
              </View>
            ) : null}
            <MessageRow message={message} order={orderOf(message.seqNo)} />
          </>
        )}
        header={
          <View className="message-head">
            <Reminders />
            <TextButton
              id="messages-settings"
              icon="settings"
              label={t('general.messageSettings.title')}
              onPress={() => navigate('messageSettings', {})}
            />
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
    </Screen>
  );
}
