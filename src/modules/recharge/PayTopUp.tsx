import { useEffect, useState } from 'react';
import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { navigate, useRoute } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import './texts';
import { TopUpFacts } from './TopUpFacts';
import { TopUpFrame } from './TopUpFrame';
import { stateOf } from './topUpTexts';
import { type PayState, type PayWay, payWays, usePayTopUp } from './usePayTopUp';
import { useTopUp } from './useTopUp';

export function PayTopUp() {
  const t = useT();
  const { params } = useRoute('immediatePayment');
  const { seqNo } = params;
  const view = useTopUp(seqNo);
  const { state: payState, pay } = usePayTopUp(seqNo);
  const [ways] = useState(payWays);
  const [way, setWay] = useState<PayWay>(ways[0] ?? 'page');
  const state = view.data && stateOf(view.data.order);
  const paidHere = payState !== 'idle' && (state === 'sending' || state === 'done');
  const toOrder = () => navigate('rechargeOrderDetail', { seqNo }, { replace: true });
  useEffect(() => {
    if (paidHere) void navigate('rechargeOrderDetail', { seqNo }, { replace: true });
  }, [paidHere, seqNo]);

  const mainOf = ({ amount }: RechargeOrder) => {
    if (state === 'waiting')
      return payState === 'checking' || payState === 'unknown'
        ? { id: 'top-up-see', label: t('recharge.pay.see'), onPress: toOrder }
        : {
            id: 'top-up-pay-submit',
            label: t('recharge.pay.submit', { amount: formatMoneyWithCode(amount) }),
            onPress: () => pay(way),
          };
    return state === 'expired'
      ? {
          id: 'top-up-again',
          label: t('recharge.detail.again'),
          onPress: () => navigate('selectMembersWhoRecharge', { seqNo }, { replace: true }),
        }
      : { id: 'top-up-see', label: t('recharge.pay.see'), onPress: toOrder };
  };

  return (
    <TopUpFrame
      id="pay-top-up"
      title={t('recharge.titles.immediatePayment')}
      seqNo={seqNo}
      view={view}
      footer={({ order }) => (
        <ActionBar help={{ onPress: () => contactService('recharge', { seqNo }) }} main={mainOf(order)} />
      )}
    >
      {({ order }) => (
        <>
          <Card title={state === 'waiting' ? t('recharge.detail.amount') : undefined}>
            <Money amount={order.amount.amount} currency={order.amount.currencyCode} size="hero" />
            {state === 'waiting' ? (
              <DetailRow label={t('recharge.pay.left')} kind="strong">
                <Countdown short until={order.payDeadline} onEnd={view.refetch} />
              </DetailRow>
            ) : null}
          </Card>
          {state === 'waiting' ? <Told state={payState} /> : null}
          <Card>
            <TopUpFacts order={order} />
          </Card>
          {state === 'waiting' && payState !== 'checking' && payState !== 'unknown' ? (
            <RadioGroup
              id="top-up-way"
              label={t('recharge.pay.way')}
              cards
              options={ways.map((value) => ({
                value,
                label: t(`recharge.pay.${value}`),
                ...(value === 'page' ? { note: t('recharge.pay.pageNote') } : {}),
              }))}
              value={way}
              onChange={(value) => setWay(value as PayWay)}
            />
          ) : null}
          {state === 'expired' ? (
            <EmptyState icon="clock" title={t('recharge.pay.expired')} note={t('recharge.pay.expiredNote')} />
          ) : null}
          {state === 'sending' || state === 'done' ? (
            <Notice tone="good">{t('recharge.pay.done')}</Notice>
          ) : null}
        </>
      )}
    </TopUpFrame>
  );
}

function Told({ state }: { state: PayState }) {
  const t = useT();
  switch (state) {
    case 'idle':
      return null;
    case 'checking':
      return <Notice tone="info">{t('recharge.pay.checking')}</Notice>;
    case 'unknown':
      return <Notice tone="warn">{t('recharge.pay.unknown')}</Notice>;
    case 'cancelled':
      return <Notice tone="info">{t('recharge.pay.cancelled')}</Notice>;
    case 'refused':
      return <Notice tone="danger">{t('recharge.pay.refused')}</Notice>;
  }
}
