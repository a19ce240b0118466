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
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { OrderBrief } from '../../OrderBrief';
import { OrderFrame } from '../../OrderFrame';
import { ChooseMethod } from '../method/ChooseMethod';
import { NothingToPay } from '../NothingToPay';
import { OtherMethod } from '../method/OtherMethod';
import { useOrder } from '../../useOrder';
import { InstructionError } from './InstructionError';
import { SeeOrderBar } from '../SeeOrderBar';
import { usePaymentInstruction } from './usePaymentInstruction';

export function PaymentLink() {
  const t = useT();
  const { params } = useRoute('paymentLink');
  const { seqNo, fundingType } = params;
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isAwaitingPayment(view.order.status);
  const { instruction, unchosen, error, retry, sheet } = usePaymentInstruction(
    waiting ? view.order : null,
    fundingType,
    params.bankCode,
  );

  const open = async (link: string): Promise<void> => {
    // Replaced with the checking page first: any way back leads to it.
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
              disabled: !instruction?.payLink,
              onPress: () => (instruction?.payLink ? open(instruction.payLink) : undefined),
            }}
          />
        ) : (
          <SeeOrderBar seqNo={seqNo} />
        )
      }
    >
      {(order) => (
        <>
          {error ? <InstructionError error={error} onRetry={retry} /> : null}
          {sheet}
          {unchosen ? <ChooseMethod order={order} /> : null}
          {!instruction && !unchosen && !error && waiting ? <Skeleton shape="card" /> : null}
          {instruction ? (
            <Card>
              <Stack>
                <OrderBrief order={order} />
                <DetailRow label={t('order.method.total')} strong>
                  <Money
                    amount={instruction.amount.amount}
                    currency={instruction.amount.currencyCode}
                    size="large"
                  />
                </DetailRow>
                <Notice tone="info">{t('order.pay.linkHint')}</Notice>
              </Stack>
            </Card>
          ) : null}
          {waiting ? null : <NothingToPay order={order} />}
          {waiting && !unchosen ? <OtherMethod id="payment-link-other" order={order} /> : null}
        </>
      )}
    </OrderFrame>
  );
}
