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
import { OrderBrief } from '../../OrderBrief';
import { OrderFrame } from '../../OrderFrame';
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
                <DetailRow label={t('order.method.total')} kind="strong">
                  <Money
                    amount={instruction.amount.amount}
                    currency={instruction.amount.currencyCode}
                    size="large"
                  />
                </DetailRow>
                <Notice tone="info">{t('order.pay.linkHint')}</Notice>
              </Stack>
            </Card>
          )}
        </Instructed>
      )}
    </OrderFrame>
  );
}
