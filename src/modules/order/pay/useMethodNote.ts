import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderPayTypes } from '@/contracts/calls/order';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/currencies';
import { useT } from '@/i18n';
import { durationText } from '../durationText';

export type PayType = AnswerOf<typeof orderPayTypes>['list'][number];

/** What a way to pay costs, how soon the money is with us, and what the payer's own bank takes. */
export function useMethodNote(): (type: PayType) => string {
  const t = useT();
  return ({ feeAmount, arrivalMinutesTo, payerBankFee }) => {
    const fee = new Decimal(feeAmount.amount).isZero()
      ? t('order.method.free')
      : t('order.method.fee', { amount: formatMoneyWithCode(feeAmount) });
    return [
      fee,
      t('order.method.arrives', { time: durationText(t, arrivalMinutesTo) }),
      ...(payerBankFee
        ? [
            t('order.method.bankFee', {
              from: formatMoneyWithCode(payerBankFee.from),
              to: formatMoneyWithCode(payerBankFee.to),
            }),
          ]
        : []),
    ].join(' · ');
  };
}
