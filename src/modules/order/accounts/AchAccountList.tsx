import { useState } from 'react';
import {
  type AchAccount,
  achAccounts,
  achBindBank,
  achConfirmPay,
  achDeleteAccount,
  achJudgeCountry,
} from '@/contracts/calls/ach';
import { orderPayTypes } from '@/contracts/calls/order';
import { orderGet, orderListRecords, orderListTypeTab } from '@/contracts/calls/orderList';
import type { Order } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { isPayable } from '@/domain/statuses/orderSets';
import { usePayPassword } from '@/forms/payPassword';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { askDeviceProof } from '@/state/session/deviceProof';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Skeleton } from '@/ui/Skeleton';
import { OrderFrame } from '../OrderFrame';
import { bestFirst, selectedMethod } from '../pay/methodChoice';
import { useMethodNote } from '../pay/useMethodNote';
import { NothingToPay } from '../pay/NothingToPay';
import { OtherMethod } from '../pay/OtherMethod';
import { SeeOrderBar } from '../pay/SeeOrderBar';
import { restOf } from '../orderTexts';
import { useOrder } from '../useOrder';
import { AchAccounts } from './AchAccounts';
import { AchIncorrect } from './AchIncorrect';

/** While an authorization is pending, ms. */
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
  const [incorrect, setIncorrect] = useState<string | null>(null);
  const [removing, setRemoving] = useState<AchAccount | null>(null);
  const { guarded, sheet } = usePayPassword();
  const { mutateAsync: bind } = useCallMutation(achBindBank, { changes: [orderGet] });
  const { mutateAsync: draw } = useCallMutation(achConfirmPay, {
    changes: [orderGet, orderListRecords, orderListTypeTab, achAccounts],
  });
  const { mutateAsync: remove } = useCallMutation(achDeleteAccount, {
    changes: [achAccounts, achJudgeCountry],
  });
  const methodNote = useMethodNote(view);
  const list = accounts.data?.list ?? [];
  const usable = list.filter(({ status }) => status === 'ACTIVE');
  const account = usable.find(({ accountId }) => accountId === chosen) ?? usable[0];
  const offered = bestFirst(types.data?.list ?? []);
  const method = selectedMethod(offered, speed, view.order?.fundingType);

  const pay = async (): Promise<void> => {
    if (!account || (method !== 0 && method !== 460)) return;
    const by = { seqNo, accountId: account.accountId };
    try {
      await bind({ ...by, fundingType: method });
      if (await guarded(seqNo, (payTicket) => draw({ ...by, payTicket })))
        await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (thrown) {
      const error = toAppError(thrown);
      const told = [errorCodes.AchIncorrectDialog, errorCodes.AchAmountUpperLimit];
      if (told.some((code) => hasCode(error, code))) setIncorrect(error.serverMessage ?? '');
      else if (!askDeviceProof(error, pay)) showError(error);
    }
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
                onPress: pay,
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
        ) : (accounts.isError && !accounts.data) || (types.isError && !types.data) ? (
          <ErrorState onRetry={() => Promise.all([accounts.refetch(), types.refetch()])} />
        ) : !accounts.data || !types.data ? (
          <Skeleton shape="list" rows={3} />
        ) : (
          <>
            {sheet}
            <Card title={t('order.method.total')}>
              <Money amount={restOf(order)} currency={order.totalAmount.currencyCode} size="hero" />
            </Card>
            {offered.length === 0 ? (
              <EmptyState title={t('order.ach.tooMuch')} note={t('order.ach.tooMuchHint')} />
            ) : (
              <Card title={t('order.ach.speed')}>
                <RadioGroup
                  id="ach-speed"
                  label={t('order.ach.speed')}
                  cards
                  value={String(method)}
                  options={offered.map((type) => ({
                    value: String(type.fundingType),
                    label: t(type.fundingType === 460 ? 'order.ach.quick' : 'order.ach.normal'),
                    note: methodNote(type),
                  }))}
                  onChange={(value) => setSpeed(Number(value))}
                />
              </Card>
            )}
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
            <AchIncorrect words={incorrect} onClose={() => setIncorrect(null)} />
            <Dialog
              open={removing !== null}
              title={t('order.ach.removeTitle')}
              message={t('order.ach.removeHint', {
                account: removing ? `${removing.institutionName} •••• ${removing.mask}` : '',
              })}
              confirm={{
                id: 'ach-remove-confirm',
                label: t('order.ach.remove'),
                danger: true,
                onPress: async () => {
                  const accountId = removing?.accountId ?? '';
                  setRemoving(null);
                  await remove({ accountId }).catch(showError);
                },
              }}
              cancel={{ id: 'ach-remove-keep', label: t('common.cancel'), onPress: () => setRemoving(null) }}
            />
          </>
        )
      }
    </OrderFrame>
  );
}
