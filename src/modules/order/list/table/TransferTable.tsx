import { Text, View } from '@tarojs/components';
import type { OrderSummary } from '@/contracts/entities/order';
import { formatMoney } from '@/domain/countries/currencies';
import type { Money } from '@/core/money';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { a11y } from '@/ui/aria/a11y';
import { classes } from '@/ui/theme/classes';
import { Flag } from '@/ui/Flag';
import { Icon } from '@/ui/Icon';
import { PageList } from '@/ui/InfiniteList';
import { StatusTag } from '@/ui/StatusTag';
import { Tap } from '@/ui/Tap';
import type { OrderTableProps } from '../orderTable.types';
import { rowKeys } from './rowKeys';
import { useRowWords } from '../useRowWords';
import './texts';
import './transferTable.scss';

const ROW_HEIGHT = 68;

export function TransferTable({ pages, empty, shown, onOpen, onClose, sort, onSort }: OrderTableProps) {
  const t = useT();
  return (
    <View className={classes('transfers', shown !== undefined && 'transfers--narrow')} {...rowKeys(onClose)}>
      <PageList
        id="orders-list"
        label={t('orders.title')}
        pages={pages}
        keyOf={(order) => order.seqNo}
        rowHeight={ROW_HEIGHT}
        columns={pages.rows.length > 0 ? <Heads sort={sort} onSort={onSort} /> : undefined}
        renderRow={(order, at) => <Row order={order} at={at} shown={order.seqNo === shown} onOpen={onOpen} />}
        empty={empty}
      />
    </View>
  );
}

function Heads({ sort, onSort }: Pick<OrderTableProps, 'sort' | 'onSort'>) {
  const t = useT();
  const oldest = sort === 'oldest';
  const head = a11y({ role: 'columnheader' });
  return (
    <View className="transfers__head" {...a11y({ role: 'row' })} aria-rowindex={1}>
      <Text className="transfers__payee" {...head}>
        {t('wide.columns.recipient')}
      </Text>
      <Text className="transfers__country" {...head}>
        {t('wide.columns.country')}
      </Text>
      <Text className="transfers__sent" {...head}>
        {t('wide.columns.sent')}
      </Text>
      <Text className="transfers__received" {...head}>
        {t('wide.columns.received')}
      </Text>
      <Text className="transfers__status" {...head}>
        {t('wide.columns.status')}
      </Text>
      <View className="transfers__date" {...head} aria-sort={oldest ? 'ascending' : 'descending'}>
        <Tap
          id="orders-sort-date"
          className="transfers__sort"
          label={t('wide.columns.date')}
          onPress={() => onSort(oldest ? 'newest' : 'oldest')}
        >
          <Text>{t('wide.columns.date')}</Text>
          <Icon name={oldest ? 'up' : 'down'} size="s" />
        </Tap>
      </View>
    </View>
  );
}

interface RowProps {
  order: OrderSummary;
  at: number;
  shown: boolean;
  onOpen: (seqNo: string) => void;
}

function Row({ order, at, shown, onOpen }: RowProps) {
  const tKey = useTKey();
  const { badge, status, turn, label } = useRowWords(order);
  const cell = a11y({ role: 'cell' });
  return (
    <View
      className={classes('transfers__row', shown && 'is-shown')}
      {...a11y({ role: 'row' })}
      aria-rowindex={at + 2}
    >
      <View className="transfers__payee" {...a11y({ role: 'rowheader' })}>
        <Flag code={order.targetCountry} size="m" />
        <Tap
          id={`order-${order.seqNo}`}
          className="transfers__open"
          label={label}
          current={shown}
          onPress={() => onOpen(order.seqNo)}
        >
          <Text className="transfers__name">{order.payeeName}</Text>
        </Tap>
      </View>
      <Text className="transfers__country" {...cell}>
        {tKey(`countries.names.${order.targetCountry}`)}
      </Text>
      <Amount of={order.sourceAmount} className="transfers__sent" />
      <Amount of={order.targetAmount} className="transfers__received" />
      <View className="transfers__status" {...cell}>
        <StatusTag tone={badge.tone} icon={badge.icon} label={status} />
        {turn ? <Text className="transfers__turn">{turn}</Text> : null}
      </View>
      <Text className="transfers__date" {...cell}>
        {formatDateTime(order.createTime)}
      </Text>
    </View>
  );
}

/** Codes of one width: figures align. */
function Amount({ of, className }: { of: Money; className: string }) {
  return (
    <View className={className} {...a11y({ role: 'cell' })}>
      <Text>{`${formatMoney(of)} `}</Text>
      <Text className="transfers__code">{of.currencyCode}</Text>
    </View>
  );
}
