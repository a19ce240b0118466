import type { Order } from '@/contracts/entities/order';
import { Decimal } from '@/core/decimal';
import type { Money as Sum } from '@/core/money';
import { currencyRow, formatMoneyWithCode } from '@/domain/countries/currencies';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { openPayPage } from '@/state/market/payPage';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { Deadline } from '../../Deadline';
import { OrderBrief } from '../../OrderBrief';
import { OrderFrame } from '../../OrderFrame';
import { restOf } from '../../orderTexts';
import { useOrder } from '../../useOrder';
import { Instructed } from './Instructed';
import { SeeOrderBar } from '../SeeOrderBar';
import { usePaymentInstruction } from './usePaymentInstruction';

export function PaymentLink() {
  const t = useT();
  const { params } = useRoute('paymentLink');
  const { seqNo, fundingType } = params;
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isAwaitingPayment(view.order.status);
  const asked = usePaymentInstruction(waiting ? view.order : null, fundingType, params.bankCode);

  const open = async (link: string): Promise<void> => {
    // Replaced first: any way back leads to the check.
    await navigate('waitPayment', { seqNo, fundingType }, { replace: true });
    await openPayPage(link).catch(() => showToast({ messageKey: 'order.pay.unsupported' }));
  };

  return (
    <OrderFrame
      id="payment-link"
      title={t('order.pay.title')}
      view={view}
      footer={() =>
        waiting ? (
          <ActionBar
            help={{ onPress: () => contactService('paymentLink', { seqNo }) }}
            main={{
              id: 'payment-link-open',
              label: t('order.pay.openLink'),
              disabled: !asked.instruction?.payLink,
              onPress: () => (asked.instruction?.payLink ? open(asked.instruction.payLink) : undefined),
            }}
          />
        ) : (
          <SeeOrderBar seqNo={seqNo} />
        )
      }
    >
      {(order) => (
        <Instructed order={order} asked={asked} waiting={waiting} shape="card" otherId="payment-link-other">
          {(instruction) => (
            <Card>
              <Stack>
                <OrderBrief order={order} />
                <WayFee order={order} due={instruction.amount} />
                <DetailRow label={t('order.method.total')} kind="strong">
                  <Money
                    amount={instruction.amount.amount}
                    currency={instruction.amount.currencyCode}
                    size="large"
                  />
                </DetailRow>
                <Deadline until={order.payDeadline} onEnd={view.refetch} />
                <Notice tone="info">{t('order.pay.linkHint')}</Notice>
              </Stack>
            </Card>
          )}
        </Instructed>
      )}
    </OrderFrame>
  );
}

function WayFee({ order, due }: { order: Order; due: Sum }) {
  const t = useT();
  const { currencyCode } = due;
  const rest = restOf(order);
  const fee = new Decimal(due.amount).minus(rest);
  if (fee.lte(0)) return null;
  const amount = fee.toFixed(currencyRow(currencyCode).decimals);
  return (
    <>
      <DetailRow label={t('order.short.asked')} value={formatMoneyWithCode({ amount: rest, currencyCode })} />
      <DetailRow label={t('order.detail.fee')} value={formatMoneyWithCode({ amount, currencyCode })} />
    </>
  );
}
