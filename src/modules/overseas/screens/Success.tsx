import { useEffect } from 'react';
import { evidenceInfo } from '@/contracts/calls/evidence';
import { orderGet } from '@/contracts/calls/order/orders';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { openOrder, openOrderPayment } from '@/state/orders/orderOpening';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { forgetPlace } from '../place';

export function Success() {
  const t = useT();
  const { seqNo } = useRoute('overseasSuccess').params;
  const order = useCall(orderGet, { seqNo }, { staleMs: 0, renewOnReturn: true });
  useEffect(forgetPlace, []);
  return (
    <QueryScreen screen={{ title: t('school.titles.overseasSuccess'), onBack: goBack }} query={order}>
      {(made) => <Made order={made.order} />}
    </QueryScreen>
  );
}

function Made({ order }: { order: Order }) {
  const t = useT();
  const { seqNo, payeeInfo, targetAmount, totalAmount, postscriptOfRemittance } = order;
  const toPay = order.status === 'WAIT_PAYMENT';
  const papers = useCall(evidenceInfo, { countryCode: order.countryCode, seqNo }, { staleMs: 0 });
  const home = (): Promise<void> => navigate('tabbar', { tab: 'remit' });
  return (
    <Screen
      id="school-success"
      title={t('school.titles.overseasSuccess')}
      onBack={home}
      footer={
        <ActionBar
          main={
            toPay
              ? {
                  id: 'school-success-pay',
                  label: t('overseas.success.pay'),
                  onPress: () => openOrderPayment(order),
                }
              : {
                  id: 'school-success-see',
                  label: t('overseas.success.see'),
                  onPress: () => openOrder(order),
                }
          }
        />
      }
    >
      <EmptyState
        icon="check"
        title={t(toPay ? 'overseas.success.title' : 'overseas.success.paidTitle')}
        note={
          toPay
            ? t('overseas.success.note', {
                amount: formatMoneyWithCode(targetAmount),
                school: payeeInfo.name,
              })
            : undefined
        }
      />
      {papers.data && papers.data.outstanding > 0 ? (
        <Notice
          tone="warn"
          action={{
            id: 'school-success-papers',
            label: t('overseas.success.papersGo'),
            onPress: () => navigate('evidenceListNew', { seqNo }),
          }}
        >
          {t('overseas.success.papers')}
        </Notice>
      ) : null}
      <Card title={payeeInfo.name}>
        <DetailRow
          label={t('overseas.success.amount')}
          value={formatMoneyWithCode(targetAmount)}
          kind="strong"
        />
        <DetailRow label={t('overseas.success.youPay')} value={formatMoneyWithCode(totalAmount)} />
        {postscriptOfRemittance ? (
          <CopyRow
            id="school-success-reference"
            label={t('overseas.success.reference')}
            value={postscriptOfRemittance}
          />
        ) : null}
        <CopyRow id="school-success-number" label={t('overseas.success.seqNo')} value={seqNo} />
      </Card>
    </Screen>
  );
}
