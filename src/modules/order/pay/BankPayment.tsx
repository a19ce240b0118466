import { Text, View } from '@tarojs/components';
import { orderFundingUpdate } from '@/contracts/calls/order';
import { orderGet, orderListRecords, orderListTypeTab } from '@/contracts/calls/orderList';
import { useTKey, useT } from '@/i18n';
import type { Order } from '@/contracts/entities/order';
import { grouped } from '@/core/grouped';
import { formatMoneyWithCode } from '@/domain/currencies';
import { isPayable } from '@/domain/statuses/orderSets';
import { navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { TextButton } from '@/ui/TextButton';
import { Deadline } from '../Deadline';
import { OrderBrief } from '../OrderBrief';
import { OrderFrame } from '../OrderFrame';
import { ChooseMethod } from './ChooseMethod';
import { NothingToPay } from './NothingToPay';
import { PayStep } from './PayStep';
import { toldPaidAt } from '../orderTexts';
import { useOrder } from '../useOrder';
import { InstructionError } from './InstructionError';
import { SeeOrderBar } from './SeeOrderBar';
import { usePaymentInstruction } from './usePaymentInstruction';

/** /{group}/bankPayment: where to send the money, to be copied line by line, and 'I have sent it'. */
export function BankPayment() {
  const t = useT();
  const { mutateAsync: confirmTransfer } = useCallMutation(orderFundingUpdate, {
    changes: [orderGet, orderListRecords, orderListTypeTab],
  });
  const tKey = useTKey();
  const { params } = useRoute('bankPayment');
  const { group, seqNo, fundingType } = params;
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isPayable(view.order.status);
  const announced = view.order !== null && toldPaidAt(view.order) !== undefined;
  const { instruction, unchosen, error, retry, sheet } = usePaymentInstruction(
    waiting ? view.order : null,
    fundingType,
  );

  const sent = async (order: Order): Promise<void> => {
    try {
      await confirmTransfer({
        transferFlag: 1,
        seqNo,
        type: order.type,
        countryCode: order.countryCode,
      });
      await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (thrown) {
      showError(thrown);
      await view.refetch();
    }
  };

  return (
    <OrderFrame
      id="bank-payment"
      title={t('order.pay.title')}
      view={view}
      footer={(order) =>
        waiting ? (
          <ActionBar
            help={{ onPress: () => contactService('bankPayment') }}
            main={
              announced
                ? undefined
                : {
                    id: 'bank-payment-sent',
                    label: t('order.pay.sent'),
                    onPress: () => sent(order),
                    disabled: !instruction,
                  }
            }
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
          {!instruction && !unchosen && !error && waiting ? <Skeleton shape="detail" /> : null}
          {instruction ? (
            <>
              <Card>
                <OrderBrief order={order} />
                {announced ? null : (
                  <Deadline until={order.payDeadline} now={view.serverNow} onEnd={view.refetch} />
                )}
              </Card>
              <PayStep at={1} title={t('order.pay.account')}>
                {instruction.lines.map((line) =>
                  line.copy ? (
                    <CopyRow key={line.labelKey} label={tKey(line.labelKey)} value={line.value} />
                  ) : (
                    <DetailRow key={line.labelKey} label={tKey(line.labelKey)} value={line.value} />
                  ),
                )}
                <Notice tone="warn">{t('order.pay.ownAccount')}</Notice>
              </PayStep>
              <PayStep at={2} title={t('order.pay.exactly')}>
                <View className="pay-step__amount">
                  <CopyRow
                    id="bank-payment-amount"
                    label={t('order.pay.amount')}
                    value={instruction.amount.amount}
                    shown={formatMoneyWithCode(instruction.amount)}
                  />
                </View>
                {instruction.reference ? (
                  <CopyRow
                    label={t('order.pay.reference')}
                    value={instruction.reference}
                    shown={grouped(instruction.reference)}
                  />
                ) : null}
              </PayStep>
              <PayStep at={3} title={t(announced ? 'order.told.step' : 'order.pay.tell')}>
                <Stack gap="s">
                  <Text className="pay-step__note">{t('order.pay.tellHint')}</Text>
                  <Button
                    id="bank-payment-voucher"
                    wide
                    kind="secondary"
                    label={t('order.pay.voucher')}
                    onPress={() => navigate('transferVoucher', { seqNo })}
                  />
                </Stack>
              </PayStep>
              <TextButton
                id="bank-payment-other"
                label={t('order.pay.other')}
                onPress={() => navigate('paymentMethod', { group, seqNo }, { replace: true })}
              />
            </>
          ) : null}
          {!waiting ? <NothingToPay order={order} /> : null}
        </>
      )}
    </OrderFrame>
  );
}
