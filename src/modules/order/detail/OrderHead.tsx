import { Text, View } from '@tarojs/components';
import { orderPayTypes } from '@/contracts/calls/order';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/currencies';
import { paymentMethodRow } from '@/domain/paymentMethods';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderPageOf } from '@/domain/statuses/orderActions';
import { isAwaitingSettlement, isSentOn } from '@/domain/statuses/orderSets';
import { orderTimeline } from '@/domain/statuses/timeline';
import { formatDateTime, formatMoment, sentencesText, useT, useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Icon } from '@/ui/Icon';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { accountText } from '@/ui/PayeeRow';
import { ProgressBar } from '@/ui/ProgressBar';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { Deadline } from '../Deadline';
import { durationText } from '../durationText';
import { arrivingBy, isLate, orderArrival, restOf, toldPaidAt } from '../orderTexts';
import { MendButtons } from './OrderActions';
import { OrderReceipt } from './OrderReceipt';
import { OrderShare } from './OrderShare';
import './orderHead.scss';

interface Props {
  order: Order;
  /** The server's clock, epoch ms. */
  now: () => number;
  onDeadline: () => void;
}

const hintTones = { green: 'good', red: 'danger', amber: 'info', grey: 'info', blue: 'info' } as const;

/** Who, what and when: the person, their money, what happens with it now, and what mends it where it failed. */
export function OrderHead({ order, now, onDeadline }: Props) {
  const t = useT();
  const tKey = useTKey();
  const row = orderStatusRow(order.status);
  const { lead } = orderPageOf(order.status);
  const { name, payeeLabel } = order.payeeInfo;
  const back = lead === 'returning' || lead === 'returned';
  const shown = back ? (order.refundDetails?.amount ?? order.totalAmount) : order.targetAmount;
  return (
    <Card id={lead === 'delivered' ? 'order-done' : 'order-status'}>
      <Stack gap="s">
        <View className="order-head__status">
          <StatusTag tone={row.tone} label={tKey(row.labelKey)} />
        </View>
        <ListRow
          left={back ? undefined : <Avatar name={name} country={order.targetCountry} />}
          icon="receipt"
          title={t(`order.lead.${lead}`, { name })}
          note={back ? undefined : accountText(payeeLabel)}
          right={lead === 'delivered' || lead === 'returned' ? <Check /> : undefined}
        />
        <Money amount={shown.amount} currency={shown.currencyCode} size="hero" />
        {lead === 'unpaid' ? (
          <Text className="order-head__price">
            {order.receivedAmount
              ? t('order.head.rest', {
                  rest: formatMoneyWithCode({ ...order.totalAmount, amount: restOf(order) }),
                  received: formatMoneyWithCode(order.receivedAmount),
                })
              : t('order.head.price', { amount: formatMoneyWithCode(order.totalAmount) })}
          </Text>
        ) : null}
        {lead === 'going' ? <OnTheWay order={order} now={now} /> : null}
        <Notice tone={hintTones[row.tone]}>
          <Hint order={order} now={now} />
        </Notice>
        {back ? <WayBack order={order} /> : null}
        {order.status === 'WAIT_PAYMENT' ? (
          <Deadline until={order.payDeadline} now={now} onEnd={onDeadline} />
        ) : null}
        <MendButtons order={order} />
        {lead === 'delivered' ? <OrderReceipt order={order} /> : null}
        {lead === 'delivered' || isSentOn(order.status) ? <OrderShare order={order} now={now} /> : null}
      </Stack>
    </Card>
  );
}

function Check() {
  return (
    <View className="order-head__check">
      <Icon name="check" />
    </View>
  );
}

/** How far the money is, when it is to arrive, and who has it. */
function OnTheWay({ order, now }: Pick<Props, 'order' | 'now'>) {
  const t = useT();
  const steps = orderTimeline(order.status, order.history, order.createTime);
  const done = steps.filter(({ state }) => state === 'done').length;
  const time = arrivingBy(order, now());
  const takes = orderArrival(t, order);
  return (
    <>
      {time === undefined ? null : (
        <Text className="order-head__arrival">{t('order.head.arrivingBy', { time })}</Text>
      )}
      {steps.length > 0 ? (
        <ProgressBar percent={(done / steps.length) * 100} label={t('order.detail.progress')} />
      ) : null}
      <DetailRow
        label={t('order.head.holder')}
        value={t(`order.holder.${orderPageOf(order.status).holder}`)}
      />
      {isAwaitingSettlement(order.status) && takes !== undefined ? (
        <DetailRow label={t('order.head.takes')} value={takes} />
      ) : null}
    </>
  );
}

/** Where the money goes back to, and when it went. */
function WayBack({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const method = order.fundingType === undefined ? null : paymentMethodRow(order.fundingType);
  const sentBack = order.history.find(({ status }) => status === 'REFUND_SUCCESS')?.at;
  return (
    <>
      {method ? <DetailRow label={t('order.head.backTo')} value={tKey(method.labelKey)} /> : null}
      {sentBack === undefined ? null : (
        <DetailRow label={t('order.head.backOn')} value={formatDateTime(sentBack)} />
      )}
    </>
  );
}

/** One sentence: what happens now. After 'I have sent the money' it says that we know, and how long it usually takes. */
function Hint({ order, now }: Pick<Props, 'order' | 'now'>) {
  const t = useT();
  const tKey = useTKey();
  const told = toldPaidAt(order);
  const { seqNo, countryCode, fundingType, rateLockedUntil } = order;
  const types = useCall(orderPayTypes, { seqNo, countryCode }, { enabled: told !== undefined });
  const method = fundingType === undefined ? null : paymentMethodRow(fundingType);
  const minutes = types.data?.list.find((type) => type.fundingType === fundingType)?.arrivalMinutesTo;
  if (isLate(order, now())) return <Text>{t('order.head.late')}</Text>;
  // Without a lock the rate moves until the money is here, so nothing is kept by paying soon.
  if (
    order.status === 'WAIT_PAYMENT' &&
    order.rateGuarantee === 'guaranteed' &&
    rateLockedUntil !== undefined
  )
    return <Text>{t('order.head.keepRate', { until: formatMoment(rateLockedUntil, now()) })}</Text>;
  if (told === undefined) return <Text>{tKey(orderStatusRow(order.status).hintKey)}</Text>;
  return (
    <Text>
      {sentencesText([
        t('order.told.hint', { time: formatMoment(told, now()) }),
        method && minutes !== undefined
          ? t('order.told.usually', { method: tKey(method.labelKey), time: durationText(t, minutes) })
          : undefined,
      ])}
    </Text>
  );
}
