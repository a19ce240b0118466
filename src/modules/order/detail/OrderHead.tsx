import { Text, View } from '@tarojs/components';
import { orderPayTypes } from '@/contracts/calls/order';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/currencies';
import { paymentMethodRow } from '@/domain/paymentMethods';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderPageOf } from '@/domain/statuses/orderActions';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { Deadline } from '../Deadline';
import { durationText } from '../durationText';
import { toldPaidAt, toneOf } from '../orderTexts';
import { MendButtons } from './OrderActions';
import './orderHead.scss';

interface Props {
  order: Order;
  /** The server's clock, epoch ms. */
  now: () => number;
  onDeadline: () => void;
}

const hintTones = { green: 'good', red: 'danger', amber: 'info', grey: 'info', neutral: 'info' } as const;

/** Who, what and when: the person, their money, what happens with it now, and what mends it where it failed. */
export function OrderHead({ order, now, onDeadline }: Props) {
  const t = useT();
  const tKey = useTKey();
  const row = orderStatusRow(order.status);
  const { lead, holder } = orderPageOf(order.status);
  const { name, payeeLabel } = order.payeeInfo;
  const back = lead === 'returning' || lead === 'returned';
  const shown = back ? (order.refundDetails?.amount ?? order.totalAmount) : order.targetAmount;
  const method = order.fundingType === undefined ? null : paymentMethodRow(order.fundingType);
  return (
    <Card id={lead === 'delivered' ? 'order-done' : 'order-status'}>
      <Stack gap="s">
        <View className="order-head__status">
          <StatusTag tone={toneOf(order.status)} label={tKey(row.labelKey)} />
        </View>
        <ListRow
          left={back ? undefined : <Avatar name={name} country={order.targetCountry} />}
          icon="receipt"
          title={t(`order.lead.${lead}`, { name })}
          note={back ? undefined : payeeLabel}
        />
        <Money amount={shown.amount} currency={shown.currencyCode} size="hero" />
        {lead === 'unpaid' ? (
          <Text className="order-head__price">
            {t('order.head.price', { amount: formatMoneyWithCode(order.totalAmount) })}
          </Text>
        ) : null}
        <Notice tone={hintTones[toneOf(order.status)]}>
          <Hint order={order} />
        </Notice>
        {lead === 'going' ? (
          <DetailRow label={t('order.head.holder')} value={t(`order.holder.${holder}`)} />
        ) : null}
        {lead === 'going' && order.arrivalEstimateAt ? (
          <DetailRow label={t('order.detail.arrival')} value={formatDateTime(order.arrivalEstimateAt)} />
        ) : null}
        {back && method ? <DetailRow label={t('order.head.backTo')} value={tKey(method.labelKey)} /> : null}
        {order.status === 'WAIT_PAYMENT' ? (
          <Deadline until={order.payDeadline} now={now} onEnd={onDeadline} />
        ) : null}
        <MendButtons order={order} />
      </Stack>
    </Card>
  );
}

/** One sentence: what happens now. After 'I have sent the money' it says that we know, and how long it usually takes. */
function Hint({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const told = toldPaidAt(order);
  const { seqNo, countryCode, fundingType } = order;
  const types = useCall(orderPayTypes, { seqNo, countryCode }, { enabled: told !== undefined });
  const method = fundingType === undefined ? null : paymentMethodRow(fundingType);
  const minutes = types.data?.list.find((type) => type.fundingType === fundingType)?.arrivalMinutesTo;
  if (told === undefined) return <Text>{tKey(orderStatusRow(order.status).hintKey)}</Text>;
  return (
    <Text>
      {t('order.told.hint', { time: formatDateTime(told) })}
      {method && minutes !== undefined
        ? ` ${t('order.told.usually', { method: tKey(method.labelKey), time: durationText(t, minutes) })}`
        : ''}
    </Text>
  );
}
