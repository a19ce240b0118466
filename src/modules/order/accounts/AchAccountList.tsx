import { useState } from 'react';
import { type AchAccount, achAccounts, achJudgeCountry } from '@/contracts/calls/ach';
import { orderPayTypes } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { allOf } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { OrderFrame } from '../OrderFrame';
import { bestFirst, selectedMethod } from '../pay/method/methodChoice';
import { NothingToPay } from '../pay/NothingToPay';
import { OtherMethod } from '../pay/method/OtherMethod';
import { SeeOrderBar } from '../pay/SeeOrderBar';
import { restOf } from '../orderTexts';
import { useOrder } from '../useOrder';
import { AchAccounts } from './AchAccounts';
import { AchRemoval } from './AchRemoval';
import { AchSpeed } from './AchSpeed';
import { usePayFromAccount } from './usePayFromAccount';

/** While authorization is pending, ms. */
const RENEW_MS = 5000;

export function AchAccountList() {
  const t = useT();
  const { params } = useRoute('usaAchAccountList');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const asked = view.order?.countryCode === 'USA';
  const accounts = useCall(
    achAccounts,
    {},
    {
      enabled: asked,
      staleMs: 0,
      renewMs: RENEW_MS,
      renewWhile: ({ list }) => list.some(({ status }) => status === 'PENDING'),
    },
  );
  const room = useCall(achJudgeCountry, { countryCode: 'USA' }, { enabled: asked, staleMs: 0 });
  const types = useCall(
    orderPayTypes,
    asked ? { seqNo, countryCode: 'USA', kinds: ['account' as const] } : null,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [speed, setSpeed] = useState<number | null>(params.fundingType ?? null);
  const [removing, setRemoving] = useState<AchAccount | null>(null);
  const { pay, passwordSheet, refusal } = usePayFromAccount(seqNo);
  const list = accounts.data?.list ?? [];
  const usable = list.filter(({ status }) => status === 'ACTIVE');
  const account = usable.find(({ accountId }) => accountId === chosen) ?? usable[0];
  const offered = bestFirst(types.data?.list ?? []);
  const method = selectedMethod(offered, speed, view.order?.fundingType);

  const submit = async (): Promise<void> => {
    if (account && (method === 0 || method === 460)) await pay(account.accountId, method);
  };

  const footer = (order: Order) =>
    asked && isPayable(order.status) ? (
      <ActionBar
        help={{ onPress: () => contactService('paymentMethod', { seqNo }) }}
        main={
          account
            ? {
                id: 'ach-pay',
                label: t('order.ach.pay'),
                disabled: method === undefined,
                onPress: submit,
              }
            : undefined
        }
      />
    ) : (
      <SeeOrderBar seqNo={seqNo} />
    );

  return (
    <OrderFrame id="ach-accounts" title={t('order.titles.usaAchAccountList')} view={view} footer={footer}>
      {(order) =>
        !asked || !isPayable(order.status) ? (
          <NothingToPay order={order} />
        ) : (
          <QueryState query={allOf(accounts, types)} shape="list">
            {() => (
              <>
                {passwordSheet}
                <Card title={t('order.method.total')}>
                  <Money amount={restOf(order)} currency={order.totalAmount.currencyCode} size="hero" />
                </Card>
                <AchSpeed view={view} offered={offered} chosen={method} onChoose={setSpeed} />
                <AchAccounts
                  list={list}
                  chosen={account?.accountId ?? ''}
                  seqNo={seqNo}
                  fundingType={method}
                  onChoose={setChosen}
                  onRemove={setRemoving}
                />
                {room.data && !room.data.allowed ? (
                  <Notice tone="info">{t('order.ach.full', { count: room.data.maxAccounts })}</Notice>
                ) : (
                  <Button
                    id="ach-add"
                    wide
                    kind="secondary"
                    label={t('order.ach.add')}
                    onPress={() => navigate('usaAchAccountAdd', { seqNo, fundingType: method })}
                  />
                )}
                <OtherMethod id="ach-other" order={order} />
                {refusal}
                <AchRemoval account={removing} onClose={() => setRemoving(null)} />
              </>
            )}
          </QueryState>
        )
      }
    </OrderFrame>
  );
}
