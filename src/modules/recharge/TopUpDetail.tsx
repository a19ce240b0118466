import { serverNow } from '@/api/serverClock';
import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, formatDateTime, useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { navigate, useRoute } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import './texts';
import { TopUpFacts } from './TopUpFacts';
import { TopUpFrame } from './TopUpFrame';
import { inFours, stateOf, stateTones, type TopUpState } from './topUpTexts';
import { useTopUp } from './useTopUp';

export function TopUpDetail() {
  const t = useT();
  const { params } = useRoute('rechargeOrderDetail');
  const { seqNo } = params;
  const view = useTopUp(seqNo);
  return (
    <TopUpFrame
      id="top-up-detail"
      title={t('recharge.titles.rechargeOrderDetail')}
      seqNo={seqNo}
      view={view}
      footer={({ order }) => <NextStep order={order} />}
    >
      {({ order, redemptionCode }) => {
        const state = stateOf(order);
        return (
          <>
            <Card>
              <Stack gap="s">
                <Money amount={order.amount.amount} currency={order.amount.currencyCode} size="hero" />
                <StatusTag tone={stateTones[state]} label={t(`recharge.state.${state}`)} />
              </Stack>
              {state === 'waiting' ? (
                <DetailRow label={t('recharge.pay.left')} kind="strong">
                  <Countdown short until={order.payDeadline} onEnd={view.refetch} />
                </DetailRow>
              ) : null}
            </Card>
            {redemptionCode ? (
              <Card>
                <CopyRow
                  id="top-up-code"
                  label={t('recharge.detail.code')}
                  value={redemptionCode}
                  shown={inFours(redemptionCode)}
                />
              </Card>
            ) : null}
            <StateNote state={state} order={order} />
            <Card>
              <TopUpFacts order={order} />
              <DetailRow label={t('recharge.detail.made')} value={formatDateTime(order.createTime)} />
              {state === 'done' && order.finishedAt !== undefined ? (
                <DetailRow label={t('recharge.detail.finished')} value={formatDateTime(order.finishedAt)} />
              ) : null}
            </Card>
          </>
        );
      }}
    </TopUpFrame>
  );
}

function StateNote({ state, order }: { state: TopUpState; order: RechargeOrder }) {
  const t = useT();
  switch (state) {
    case 'waiting':
      return <Notice tone="info">{t('recharge.detail.waitingNote')}</Notice>;
    case 'sending':
      return <Notice tone="good">{t('recharge.detail.sendingNote', { brand: order.brand })}</Notice>;
    case 'done':
      return <Notice tone="info">{t('recharge.detail.codeNote')}</Notice>;
    case 'expired':
      return <Notice tone="warn">{t('recharge.detail.expiredNote')}</Notice>;
    case 'refunded':
      return (
        <Notice tone="warn">
          {t('recharge.detail.refundedNote', {
            amount: formatMoneyWithCode(order.amount),
            date: formatDate(order.refundedAt ?? serverNow()),
          })}
        </Notice>
      );
  }
}

function NextStep({ order }: { order: RechargeOrder }) {
  const t = useT();
  const { seqNo } = order;
  const state = stateOf(order);
  const main =
    state === 'waiting'
      ? {
          id: 'top-up-pay',
          label: t('recharge.detail.pay'),
          onPress: () => navigate('immediatePayment', { seqNo }),
        }
      : state === 'done'
        ? {
            id: 'top-up-redeem',
            label: t('recharge.detail.redeem'),
            onPress: () => navigate('redemptionTutorial', { seqNo }),
          }
        : state === 'sending'
          ? undefined
          : {
              id: 'top-up-again',
              label: t('recharge.detail.again'),
              onPress: () => navigate('selectMembersWhoRecharge', { seqNo }),
            };
  return <ActionBar help={{ onPress: () => contactService('recharge', { seqNo }) }} main={main} />;
}
