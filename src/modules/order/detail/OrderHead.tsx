import { Text, View } from '@tarojs/components';
import { orderPayTypes } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { SUPPLEMENT_DAYS } from '@/domain/evidence';
import { safeWaitHours } from '@/domain/largeRemit';
import { arrivedAt, isRefundRefused, orderStory } from '@/domain/statuses/orderStory';
import { isAwaitingSettlement } from '@/domain/statuses/orderSets';
import { payoutFailureOf } from '@/domain/statuses/payoutFailures';
import { orderTimeline } from '@/domain/statuses/timeline';
import { formatDateTime, formatMoment, sentencesText, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { arrivalMoment } from '@/i18n/arrivalMoment';
import { papersText } from '@/i18n/papersText';
import { useCall } from '@/state/queries/queries';
import { a11y } from '@/ui/aria/a11y';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { accountText } from '@/ui/PayeeRow';
import { ProgressBar } from '@/ui/ProgressBar';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { ArrivalTime } from '../ArrivalTime';
import { ArrivedCheck } from '../ArrivedCheck';
import { Deadline } from '../Deadline';
import { arrivingBy, arrivingIfPaid, methodKeyOf, restOf, reportedPaidAt } from '../orderTexts';
import { MendButtons } from './OrderActions';
import { OrderReceipt } from './OrderReceipt';
import './orderHead.scss';

interface Props {
  order: Order;
  onDeadline: () => void;
}

const hintTones = { green: 'good', red: 'danger', amber: 'info', grey: 'info', blue: 'info' } as const;

export function OrderHead({ order, onDeadline }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { lead, badge } = orderStory(order);
  const { name, payeeLabel } = order.payeeInfo;
  const back = lead === 'returning' || lead === 'returned';
  const shown = back ? (order.refundDetails?.amount ?? order.totalAmount) : order.targetAmount;
  const arrived = lead === 'delivered' ? arrivedAt(order) : undefined;
  return (
    <Card id={lead === 'delivered' ? 'order-done' : 'order-status'}>
      <Stack gap="s">
        <View className="order-head__status">
          <StatusTag tone={badge.tone} icon={badge.icon} label={tKey(badge.labelKey)} />
        </View>
        <View {...a11y({ role: 'heading' })}>
          <ListRow
            left={back ? undefined : <Avatar name={name} country={order.targetCountry} />}
            icon="receipt"
            title={isRefundRefused(order) ? t('order.lead.refused') : t(`order.lead.${lead}`, { name })}
            note={back ? undefined : accountText(payeeLabel)}
            right={lead === 'delivered' || lead === 'returned' ? <ArrivedCheck /> : undefined}
          />
        </View>
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
        {isAwaitingSettlement(order.status) && order.rateGuarantee !== 'guaranteed' ? (
          <Text className="order-head__price">{t('order.head.mayMove')}</Text>
        ) : null}
        {lead === 'going' ? <OnTheWay order={order} /> : null}
        {arrived !== undefined ? (
          <DetailRow label={t('order.receipt.arrived')} value={formatDateTime(arrived)} />
        ) : (
          <Notice tone={lead === 'returned' ? 'info' : hintTones[badge.tone]}>
            <Hint order={order} />
          </Notice>
        )}
        {back ? <WayBack order={order} /> : null}
        {order.status === 'WAIT_PAYMENT' ? <Deadline until={order.payDeadline} onEnd={onDeadline} /> : null}
        <MendButtons order={order} />
        {lead === 'delivered' ? <OrderReceipt order={order} /> : null}
      </Stack>
    </Card>
  );
}

function OnTheWay({ order }: Pick<Props, 'order'>) {
  const t = useT();
  const steps = orderTimeline(order.status, order.history, order.createTime);
  const done = steps.filter(({ state }) => state === 'done').length;
  const promised = arrivingBy(order);
  const expected = useExpected(order);
  const time = promised ?? expected;
  return (
    <>
      {time === undefined ? null : <ArrivalTime text={t('statuses.arrivingBy', { time })} />}
      {steps.length > 0 ? (
        <ProgressBar percent={(done / steps.length) * 100} label={t('order.detail.progress')} />
      ) : null}
      <DetailRow label={t('order.head.holder')} value={t(`order.holder.${orderStory(order).holder}`)} />
    </>
  );
}

/** Before payment: the method's time to us plus ours to the payee. */
function useExpected(order: Order): string | undefined {
  const { seqNo, countryCode, fundingType } = order;
  const enabled = orderStory(order).arrival.kind === 'afterPayment';
  const types = useCall(orderPayTypes, { seqNo, countryCode }, { enabled });
  const minutes = types.data?.list.find((type) => type.fundingType === fundingType)?.arrivalMinutesTo;
  return minutes === undefined ? undefined : arrivingIfPaid(order, minutes, reportedPaidAt(order));
}

function WayBack({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const method = methodKeyOf(order);
  const sentBack = order.history.find(({ status }) => status === 'REFUND_SUCCESS')?.at;
  return (
    <>
      {method ? <DetailRow label={t('order.head.backTo')} value={tKey(method)} /> : null}
      {sentBack === undefined ? null : (
        <DetailRow label={t('order.head.backOn')} value={formatDateTime(sentBack)} />
      )}
    </>
  );
}

/** After 'I have sent the money' it confirms we know. */
function Hint({ order }: Pick<Props, 'order'>) {
  const t = useT();
  const tKey = useTKey();
  const told = reportedPaidAt(order);
  const { rateLockedUntil, supplementContent, supplementsUntil } = order;
  const { twist, hintKey, arrival, until } = orderStory(order);
  const hint = tKey(hintKey, { hours: safeWaitHours });
  if (twist === 'papers' && supplementContent) {
    const papers = papersText(tKey, supplementContent);
    return (
      <Text>
        {supplementsUntil
          ? t('order.papers.until', { papers, until: formatMoment(supplementsUntil) })
          : t('order.papers.before', { papers, count: SUPPLEMENT_DAYS })}
      </Text>
    );
  }
  if (order.payoutFailure)
    return (
      <Text>
        {sentencesText([
          t(`order.payoutFailure.${payoutFailureOf(order.payoutFailure)}`),
          hint,
          ...(until === undefined ? [] : [t('order.head.mendUntil', { until: formatMoment(until) })]),
        ])}
      </Text>
    );
  if (arrival.kind === 'late')
    return (
      <Text>
        {sentencesText([
          t('order.head.promised', { time: arrivalMoment(arrival.at) }),
          ...(arrival.expectedAt === undefined
            ? []
            : [t('order.head.expected', { time: arrivalMoment(arrival.expectedAt) })]),
          hint,
        ])}
      </Text>
    );
  // Unlocked, the rate moves until the money arrives: paying soon keeps nothing.
  if (
    order.status === 'WAIT_PAYMENT' &&
    order.rateGuarantee === 'guaranteed' &&
    rateLockedUntil !== undefined
  )
    return <Text>{t('order.head.keepRate', { until: formatMoment(rateLockedUntil) })}</Text>;
  if (twist === undefined && told !== undefined)
    return <Text>{t('order.told.hint', { time: formatMoment(told) })}</Text>;
  return <Text>{hint}</Text>;
}
