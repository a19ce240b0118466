import { Text, View } from '@tarojs/components';
import { type RechargeOrder, rechargeOrders } from '@/contracts/calls/services/recharge';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDateTime, listText, useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { usePages } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { PageList } from '@/ui/InfiniteList';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { Tap } from '@/ui/Tap';
import './recharge.scss';
import './texts';
import { accountText, goodsText, stateOf, stateTones } from './topUpTexts';

const PAGE_SIZE = 20;
/** Including the gap in recharge.scss. */
const ROW_HEIGHT = 128;

export function TopUpRecord() {
  const t = useT();
  const pages = usePages(rechargeOrders, { pageSize: PAGE_SIZE });
  const title = t('recharge.titles.rechargeRecord');
  return (
    <Screen id="top-up-record" title={title} onBack={goBack} scroll={false}>
      <PageList
        id="top-up-list"
        label={title}
        pages={pages}
        keyOf={(order) => order.seqNo}
        rowHeight={ROW_HEIGHT}
        renderRow={(order) => <RecordRow order={order} />}
        header={<View className="top-up-top" />}
        empty={
          <EmptyState
            icon="phone"
            title={t('recharge.record.empty')}
            note={t('recharge.record.emptyNote')}
            action={{
              id: 'top-up-first',
              label: t('recharge.record.go'),
              onPress: () => navigate('selectMembersWhoRecharge', {}),
            }}
          />
        }
      />
    </Screen>
  );
}

function RecordRow({ order }: { order: RechargeOrder }) {
  const t = useT();
  const state = stateOf(order);
  const name = order.brand;
  const amount = formatMoneyWithCode(order.amount);
  const note = `${goodsText(t, order)} · ${accountText(order)}`;
  const time = formatDateTime(order.createTime);
  const label = t(`recharge.state.${state}`);
  return (
    <Tap
      id={`top-up-${order.seqNo}`}
      className="top-up-row"
      label={listText([name, amount, label, note, time])}
      onPress={() => navigate('rechargeOrderDetail', { seqNo: order.seqNo })}
    >
      <View className="top-up-row__head">
        <Text className="top-up-row__name">{name}</Text>
        <Text className="top-up-row__amount t-num">{amount}</Text>
      </View>
      <Text className="top-up-row__note">{note}</Text>
      <View className="top-up-row__foot">
        <StatusTag tone={stateTones[state]} label={label} />
        <Text className="top-up-row__time">{time}</Text>
      </View>
    </Tap>
  );
}
