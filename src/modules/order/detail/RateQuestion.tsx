import { useState } from 'react';
import { orderChangeAmount } from '@/contracts/calls/order/changes';
import type { Order } from '@/contracts/entities/order';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import { rateText, sentencesText, useT } from '@/i18n';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { orderRate } from '../orderTexts';
import { useRefusal } from './useRefusal';

interface Props {
  order: Order;
  question: NonNullable<Order['rateQuestion']>;
  onChanged: () => Promise<unknown>;
}

/** The unlocked rate moved far before payment. */
export function RateQuestion({ order, question, onChanged }: Props) {
  const t = useT();
  const { mutateAsync: change } = useCallMutation(orderChangeAmount);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const agree = async (): Promise<void> => {
    setBusy(true);
    refusal.forget();
    await change({ seqNo: order.seqNo, option: 'acceptActual' }).catch(refusal.tell);
    await onChanged();
    setBusy(false);
  };
  const { businessRate, targetAmount } = question;
  const moved = new Decimal(targetAmount.amount).minus(order.targetAmount.amount);
  const difference = formatMoneyWithCode({ ...targetAmount, amount: moved.abs().toFixed() });
  return (
    <Card id="order-rate-question" title={t('order.newRate.title')}>
      <Notice tone="warn">
        {sentencesText([
          t('order.newRate.why', { percent: RATE_TOLERANCE_PERCENT }),
          moved.isZero()
            ? undefined
            : t(`order.newRate.${moved.gt(0) ? 'more' : 'less'}`, { amount: difference }),
        ])}
      </Notice>
      <DetailRow label={t('order.newRate.was')} value={rateText(t, orderRate(order))} />
      <DetailRow label={t('order.newRate.is')} value={rateText(t, orderRate({ ...order, businessRate }))} />
      <DetailRow label={t('order.newRate.arrived')} value={formatMoneyWithCode(order.targetAmount)} />
      <DetailRow label={t('order.newRate.arrives')} value={formatMoneyWithCode(targetAmount)} kind="strong" />
      {refusal.notice}
      <Button id="order-rate-agree" wide busy={busy} label={t('order.newRate.agree')} onPress={agree} />
    </Card>
  );
}
