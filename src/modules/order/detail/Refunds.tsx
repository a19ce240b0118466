import { orderDetails } from '@/contracts/calls/order/details';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { methodLabelKey } from '@/domain/payment/paymentMethods';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderPageOf } from '@/domain/statuses/orderPages';
import { formatDateTime, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';

export function Refunds({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const { seqNo, countryCode, status } = order;
  const enabled = orderPageOf(status).lead !== 'unpaid';
  const refunds = useCall(orderDetails, { seqNo }, { enabled }).data?.refunds ?? [];
  return (
    <>
      {refunds.map((refund, at) => {
        const method =
          refund.fundingType === undefined ? null : methodLabelKey(refund.fundingType, countryCode);
        return (
          <Card key={refund.at} id={`order-refund-${at}`} title={t('order.refunds.title')}>
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
