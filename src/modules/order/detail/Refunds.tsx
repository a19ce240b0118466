import { orderDetails } from '@/contracts/calls/order/details';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatDateTime, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { methodKeyOf } from '../orderTexts';

type Refund = AnswerOf<typeof orderDetails>['refunds'][number];

/** Without the one that the order's head tells: surplus, parts, money that came too late. */
export function Refunds({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { seqNo, countryCode, refundDetails } = order;
  const { lead } = orderStory(order);
  const details = useCall(orderDetails, { seqNo }, { enabled: lead !== 'unpaid' });
  const told = lead === 'returning' || lead === 'returned' ? refundDetails : undefined;
  const isTold = ({ at, amount }: Refund): boolean =>
    at === told?.at && amount.amount === told.amount?.amount;
  const refunds = (details.data?.refunds ?? []).filter((refund) => !isTold(refund));
  return (
    <>
      {refunds.map((refund, at) => {
        const method = methodKeyOf({ ...refund, countryCode });
        return (
          <Card key={at} id={`order-refund-${at}`} title={t('order.refunds.title')}>
            <DetailRow
              label={t('order.refunds.amount')}
              value={formatMoneyWithCode(refund.amount)}
              kind="strong"
            />
            <DetailRow
              label={t('order.refunds.state')}
              value={tKey(orderStatusRow(refund.status).labelKey)}
            />
            {method ? <DetailRow label={t('order.refunds.to')} value={tKey(method)} /> : null}
            <DetailRow
              label={t('order.refunds.since')}
              value={formatDateTime(refund.changedAt ?? refund.at)}
            />
            {refund.reason ? <DetailRow label={t('order.refunds.why')} value={refund.reason} /> : null}
          </Card>
        );
      })}
    </>
  );
}
