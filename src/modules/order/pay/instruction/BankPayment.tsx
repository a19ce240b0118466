import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { grouped } from '@/core/grouped';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { isPayable } from '@/domain/statuses/orderSets';
import { navigate, useRoute } from '@/state/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { Deadline } from '../../Deadline';
import { OrderBrief } from '../../OrderBrief';
import { OrderFrame } from '../../OrderFrame';
import { AccountLines } from './AccountLines';
import { OtherMethod } from '../method/OtherMethod';
import { PayStep } from '../PayStep';
import { reportedPaidAt } from '../../orderTexts';
import { useOrder } from '../../useOrder';
import { Instructed } from './Instructed';
import { PayBar } from '../PayBar';
import { PayFrom } from './PayFrom';
import { useAnnounce } from './useAnnounce';
import { usePaymentInstruction } from './usePaymentInstruction';

export function BankPayment() {
  const t = useT();
  const announce = useAnnounce();
  const { params } = useRoute('bankPayment');
  const { seqNo, fundingType, accountId } = params;
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isPayable(view.order.status);
  const announced = view.order !== null && reportedPaidAt(view.order) !== undefined;
  const asked = usePaymentInstruction(waiting ? view.order : null, fundingType);

  return (
    <OrderFrame
      id="bank-payment"
      title={t('order.pay.title')}
      view={view}
      footer={(order) => (
        <PayBar
          order={order}
          help="bankPayment"
          main={
            announced
              ? undefined
              : {
                  id: 'bank-payment-sent',
                  label: t('order.pay.sent'),
                  onPress: () => announce(order),
                  disabled: !asked.instruction,
                }
          }
        />
      )}
    >
      {(order) => (
        <Instructed order={order} asked={asked} waiting={waiting}>
          {(instruction) => (
            <>
              <Card>
                <OrderBrief order={order} />
                {accountId === undefined ? null : <PayFrom accountId={accountId} />}
                {announced ? null : <Deadline until={order.payDeadline} onEnd={view.refetch} />}
              </Card>
              <PayStep at={1} title={t('order.pay.account')}>
                <AccountLines lines={instruction.lines} />
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
              <OtherMethod id="bank-payment-other" order={order} />
            </>
          )}
        </Instructed>
      )}
    </OrderFrame>
  );
}
