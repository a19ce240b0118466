import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { isAwaitingSettlement } from '@/domain/statuses/orderSets';
import { Decimal } from '@/core/decimal';
import { orderStory } from '@/domain/statuses/orderStory';
import { formatDateTime, rateText, useT, useTKey } from '@/i18n';
import { showToast } from '@/state/notices/notices';
import { openOwnPage } from '@/state/session/ownPage';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { TextButton } from '@/ui/TextButton';
import { guaranteeText, methodKeyOf, orderRate } from '../orderTexts';

const getsKeys = {
  unpaid: 'order.detail.gets',
  going: 'order.detail.gets',
  stuck: 'order.detail.gets',
  delivered: 'order.detail.got',
  returning: 'order.detail.planned',
  returned: 'order.detail.planned',
  closed: 'order.detail.planned',
} as const;

export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const tKey = useTKey();
  const method = methodKeyOf(order);
  const { lead } = orderStory(order);
  const lock = isAwaitingSettlement(order.status) ? guaranteeText(t, order) : undefined;
  const back = lead === 'returning' || lead === 'returned';
  const refundLink = order.refundDetails?.refundInfoLink;
  const openRefund = () =>
    refundLink ? openOwnPage(refundLink) : showToast({ messageKey: 'errors.refundLinkMissing' });
  return (
    <>
      <Card>
        <DetailRow
          label={t(back || lead === 'delivered' ? 'order.detail.sentDone' : 'order.detail.sent')}
          value={formatMoneyWithCode(order.sourceAmount)}
        />
        <DetailRow label={t(getsKeys[lead])} value={formatMoneyWithCode(order.targetAmount)} />
        <DetailRow label={t('order.detail.rate')} value={rateText(t, orderRate(order))} />
        <DetailRow label={t('order.detail.fee')} value={formatMoneyWithCode(order.feeAmount)} />
        {new Decimal(order.discountAmount.amount).isZero() ? null : (
          <DetailRow
            label={t('order.detail.discount')}
            value={`−${formatMoneyWithCode(order.discountAmount)}`}
          />
        )}
        {order.couponTitle ? <DetailRow label={t('order.detail.coupon')} value={order.couponTitle} /> : null}
        {lock ? <DetailRow label={t('order.detail.locked')} value={lock} /> : null}
        <DetailRow
          label={t('order.detail.total')}
          value={formatMoneyWithCode(order.totalAmount)}
          kind="total"
        />
      </Card>
      <Card>
        {back ? (
          <>
            <DetailRow label={t('order.detail.payee')} value={order.payeeInfo.name} />
            <DetailRow label={t('order.detail.account')} value={order.payeeInfo.payeeLabel} />
          </>
        ) : null}
        {order.purposeEnum ? (
          <DetailRow label={t('order.detail.purpose')} value={order.purposeEnum.content} />
        ) : null}
        {order.relationEnum ? (
          <DetailRow
            // A school is not a relative: the label is whose fees these are.
            label={t(
              order.remitType === 'studyAbroad' ? 'order.detail.studentRelation' : 'order.detail.relation',
            )}
            value={order.relationEnum.content}
          />
        ) : null}
        {order.postscriptOfRemittance ? (
          <DetailRow label={t('order.detail.postscript')} value={order.postscriptOfRemittance} />
        ) : null}
        {method ? <DetailRow label={t('order.detail.method')} value={tKey(method)} /> : null}
        {order.refundDetails?.reason ? (
          <DetailRow label={t('order.detail.refundReason')} value={order.refundDetails.reason} />
        ) : null}
        {refundLink === undefined ? null : (
          <TextButton id="order-refund-info" label={t('order.detail.refundInfo')} onPress={openRefund} />
        )}
        <CopyRow label={t('order.detail.number')} value={order.seqNo} />
        <DetailRow label={t('order.detail.created')} value={formatDateTime(order.createTime)} />
        {order.vouchers.length > 0 ? (
          <DetailRow label={t('order.detail.receipts')} value={String(order.vouchers.length)} />
        ) : null}
      </Card>
    </>
  );
}
