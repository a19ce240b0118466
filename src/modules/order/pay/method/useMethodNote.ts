import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderPayTypes } from '@/contracts/calls/order/payment';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import '@/i18n/statusTexts';
import { arrivingIfPaid } from '../../orderTexts';
import type { OrderView } from '../../useOrder';

export type PayType = AnswerOf<typeof orderPayTypes>['list'][number];

export function useMethodNote({ order }: Pick<OrderView, 'order'>): (type: PayType) => string {
  const t = useT();
  return ({ feeAmount, arrivalMinutesTo, payerBankFee }) => {
    const fee = new Decimal(feeAmount.amount).isZero()
      ? t('order.method.free')
      : t('order.method.fee', { amount: formatMoneyWithCode(feeAmount) });
    const time = order ? arrivingIfPaid(order, arrivalMinutesTo) : undefined;
    return [
      fee,
      ...(time === undefined ? [] : [t('statuses.arrivingBy', { time })]),
      ...(payerBankFee
        ? [
            t('order.method.bankFee', {
              from: formatMoneyWithCode(payerBankFee.from),
              to: formatMoneyWithCode(payerBankFee.to),
            }),
          ]
        : []),
    ].join('\n');
  };
}
