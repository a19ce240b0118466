import { useState } from 'react';
import { orderPartnerStatus, orderMbWayPay } from '@/contracts/calls/order/directPayment';
import type { Order } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { patterns } from '@/core/validation';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { isPayable } from '@/domain/statuses/orderSets';
import { useFields } from '@/forms/useFields';
import { usePayPassword } from '@/forms/payPassword';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { Field } from '@/ui/FormItem';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { PhoneField } from '@/ui/PhoneField';
import { OrderFrame } from '../../OrderFrame';
import { restOf } from '../../orderTexts';
import { useOrder } from '../../useOrder';
import { NothingToPay } from '../NothingToPay';
import { OtherMethod } from '../method/OtherMethod';
import { SeeOrderBar } from '../SeeOrderBar';

/** Poll interval, ms. */
const ASK_MS = 3000;
/** MB WAY is a service of Portugal's banks. */
const AREA_CODE = '351';

export function MbWayPayment() {
  const t = useT();
  const { params } = useRoute('euMbWayPaymentStatus');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const partner = useCall(
    orderPartnerStatus,
    { seqNo },
    { staleMs: 0, renewMs: ASK_MS, renewWhile: ({ status }) => status === 'PENDING' },
  );
  const [startedHere, setStartedHere] = useState(false);
  const { mutateAsync: ask } = useCallMutation(orderMbWayPay);
  const { guarded, sheet } = usePayPassword();
  const form = useFields({
    initial: { phone: { areaCode: AREA_CODE, number: '' } },
    rules: { phone: ({ number }) => (patterns.phone(number) ? undefined : t('order.mbWay.bad')) },
    async onSubmit({ phone }) {
      try {
        const asked = { seqNo, areaCode: phone.areaCode, phoneNumber: phone.number };
        if (await guarded(seqNo, (payTicket) => ask({ ...asked, payTicket }))) setStartedHere(true);
      } catch (thrown) {
        if (hasCode(thrown, errorCodes.MBWayPaid)) return toResult();
        showError(toAppError(thrown));
      }
    },
  });
  const toResult = () =>
    navigate('waitPayment', { seqNo, fundingType: paymentCodes.mbWay }, { replace: true });
  const request = partner.data?.fundingType === paymentCodes.mbWay ? partner.data : undefined;
  const pending = request?.status === 'PENDING' && request.expiresAt !== undefined;

  const footer = (order: Order) => {
    if (request?.status === 'PAID' || !isPayable(order.status)) return <SeeOrderBar seqNo={seqNo} />;
    return (
      <ActionBar
        help={{ onPress: () => contactService('bankPayment', { seqNo }) }}
        main={
          pending
            ? undefined
            : { id: 'mb-way-ask', label: t('order.mbWay.ask'), busy: form.busy, onPress: form.submit }
        }
      />
    );
  };

  return (
    <OrderFrame id="mb-way" title={t('order.titles.euMbWayPaymentStatus')} view={view} footer={footer}>
      {(order) => (
        <>
          {sheet}
          <Card title={t('order.method.total')}>
            <Money amount={restOf(order)} currency={order.totalAmount.currencyCode} size="hero" />
            {pending ? (
              <DetailRow label={t('order.mbWay.left')} kind="strong">
                <Countdown short until={request.expiresAt ?? 0} onEnd={partner.refetch} />
              </DetailRow>
            ) : null}
          </Card>
          {request?.status === 'PAID' ? <Notice tone="good">{t('order.checking.paid')}</Notice> : null}
          {pending ? <Notice tone="info">{t('order.mbWay.confirm')}</Notice> : null}
          {request?.status === 'EXPIRED' ? <Notice tone="warn">{t('order.mbWay.late')}</Notice> : null}
          {request?.status === 'FAILED' ? (
            <Notice tone="danger">
              {t(startedHere ? 'order.mbWay.refused' : 'order.mbWay.refusedBefore')}
            </Notice>
          ) : null}
          {!isPayable(order.status) ? (
            request?.status === 'PAID' ? null : (
              <NothingToPay order={order} />
            )
          ) : pending ? null : (
            <Card>
              <Field
                as={PhoneField}
                id="mb-way-phone"
                label={t('order.mbWay.phone')}
                hint={t('order.mbWay.phoneHint')}
                areaCodes={[{ value: AREA_CODE, label: `+${AREA_CODE}` }]}
                {...form.field('phone')}
              />
            </Card>
          )}
          {isPayable(order.status) && !pending ? <OtherMethod id="mb-way-other" order={order} /> : null}
        </>
      )}
    </OrderFrame>
  );
}
