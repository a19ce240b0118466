import { Text, View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { orderListRecords, orderListTypeTab } from '@/contracts/calls/order/orders';
import type { OrderSummary } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { NoneFound, SEARCH_FROM } from '@/forms/search/NoneFound';
import { formatMoment, useT } from '@/i18n';
import '@/i18n/statusTexts';
import { navigate } from '@/state/navigation';
import { useUnread } from '@/state/notices/useUnread';
import { ORDERS_A_PAGE } from '@/state/orders/lastKnownOrder';
import { openOrder } from '@/state/orders/orderOpening';
import { type Pages, useCall, usePages } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Avatar } from '@/ui/Avatar';
import { EmptyState } from '@/ui/EmptyState';
import { PageList } from '@/ui/InfiniteList';
import { ListDetail, useBeside } from '@/ui/ListDetail';
import { useTyped } from '@/ui/SearchField';
import { SearchField } from '@/ui/SearchField';
import { StatusTag } from '@/ui/StatusTag';
import { Tabs } from '@/ui/Tabs';
import { Tap } from '@/ui/Tap';
import { OrderBeside } from './OrderBeside';
import { OrderExport } from './OrderExport';
import { OrderTable } from './OrderTable';
import type { OrderSort } from './orderTable.types';
import { useRowWords } from './useRowWords';
import './texts';
import './ordersTab.scss';
import './browser';

const tabs = ['all', 'waiting', 'progress', 'done', 'closed'] as const;
type Tab = (typeof tabs)[number];
const ROW_HEIGHT = 106;

export function OrdersTab() {
  const t = useT();
  const { signedIn } = useSession();
  if (!signedIn) {
    return (
      <EmptyState
        icon="order"
        title={t('orders.login')}
        action={{ id: 'orders-login', label: t('orders.loginGo'), onPress: () => navigate('start', {}) }}
      />
    );
  }
  return <Orders />;
}

function Orders() {
  const t = useT();
  useUnread();
  const [tab, setTab] = useState<Tab>('all');
  const [sort, setSort] = useState<OrderSort>('newest');
  const [chosen, setChosen] = useState<string>();
  const beside = useBeside();
  const { typed, asked: keyword, type } = useTyped();
  const asked = {
    tab,
    ...(beside && sort === 'oldest' ? { sort } : {}),
    ...(keyword ? { keyword } : {}),
  };
  const pages = usePages(orderListRecords, { ...asked, pageSize: ORDERS_A_PAGE }, { kept: keyword === '' });
  const counts = useCall(orderListTypeTab, {}, { staleMs: 0, renewOnReturn: true });
  const close = (): void => setChosen(undefined);
  const countOf = (key: Tab): number => counts.data?.list.find((row) => row.tab === key)?.count ?? 0;
  const label = (key: Tab): string => {
    if (key === 'progress') return t('common.status.now');
    const count = countOf(key);
    return count && key === 'waiting' ? `${t(`orders.${key}`)} (${count})` : t(`orders.${key}`);
  };
  const empty = keyword ? <NoneFound icon="order" /> : <NoOrders />;
  return (
    <ListDetail
      list={
        <View className="orders-tab">
          <View className="orders-tab__tabs">
            <Tabs
              id="orders-tabs"
              tabs={tabs.map((key) => ({ key, label: label(key) }))}
              active={tab}
              onChange={(key) => setTab(key)}
            />
            {pages.rows.length > 0 ? <OrderExport asked={asked} /> : null}
          </View>
          {typed || countOf('all') >= SEARCH_FROM ? (
            <View className="orders-tab__search">
              <SearchField id="orders-search" label={t('payees.search')} value={typed} onChange={type} />
            </View>
          ) : null}
          {beside ? (
            <OrderTable
              key={tab}
              pages={pages}
              empty={empty}
              shown={chosen}
              onOpen={setChosen}
              onClose={close}
              sort={sort}
              onSort={setSort}
            />
          ) : (
            <OrderList key={tab} pages={pages} empty={empty} />
          )}
        </View>
      }
      detail={chosen ? <OrderBeside seqNo={chosen} onClose={close} /> : null}
    />
  );
}

function OrderList({ pages, empty }: { pages: Pages<OrderSummary>; empty: ReactNode }) {
  const t = useT();
  return (
    <PageList
      id="orders-list"
      label={t('orders.title')}
      pages={pages}
      keyOf={(order) => order.seqNo}
      rowHeight={ROW_HEIGHT}
      renderRow={(order) => <OrderRow order={order} />}
      empty={empty}
    />
  );
}

function NoOrders() {
  const t = useT();
  return (
    <EmptyState
      icon="order"
      title={t('orders.empty')}
      note={t('orders.emptyHint')}
      action={{
        id: 'orders-send',
        label: t('orders.send'),
        kind: 'primary',
        onPress: () => navigate('tabbar', { tab: 'remit' }),
      }}
    />
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { badge, status, turn, label } = useRowWords(order);
  return (
    <Tap
      id={`order-${order.seqNo}`}
      className="orders-tab__row"
      label={label}
      onPress={() => openOrder(order)}
    >
      <Avatar name={order.payeeName} country={order.targetCountry} />
      <View className="orders-tab__text">
        <View className="orders-tab__line">
          <Text className="orders-tab__name">{order.payeeName}</Text>
          <Text className="orders-tab__amount">{formatMoneyWithCode(order.targetAmount)}</Text>
        </View>
        <View className="orders-tab__line">
          <Text className="orders-tab__time">{formatMoment(order.createTime)}</Text>
          <Text className="orders-tab__time">{formatMoneyWithCode(order.sourceAmount)}</Text>
        </View>
        <View className="orders-tab__state">
          <StatusTag tone={badge.tone} icon={badge.icon} label={status} />
          {turn ? <Text className="orders-tab__turn">{turn}</Text> : null}
        </View>
      </View>
    </Tap>
  );
}
