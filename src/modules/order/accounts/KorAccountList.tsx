import { useState } from 'react';
import { kycKrAccounts } from '@/contracts/calls/kyc/korea';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Stack } from '@/ui/Stack';
import { OrderFrame } from '../OrderFrame';
import { openMethod } from '../pay/method/methodScreens';
import { NothingToPay } from '../pay/NothingToPay';
import { SeeOrderBar } from '../pay/SeeOrderBar';
import { useOrder } from '../useOrder';

type Account = AnswerOf<typeof kycKrAccounts>['list'][number];

/** Proved by 1 KRW; money from others' accounts goes back. */
export function KorAccountList() {
  const t = useT();
  const { params } = useRoute('korAccountList');
  const { seqNo, fundingType } = params;
  const view = useOrder(seqNo);
  const accounts = useCall(
    kycKrAccounts,
    {},
    { enabled: view.order?.countryCode === 'KOR', staleMs: 0, renewOnReturn: true },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const list = accounts.data?.list ?? [];
  const usable = list.filter(({ status }) => status === 'verified');
  const account = usable.find(({ accountId }) => accountId === chosen) ?? usable[0];
  const waiting = list.some(({ status }) => status === 'sent' || status === 'expired');
  const notes: Record<Account['status'], string> = {
    verified: t('order.kor.verified'),
    sent: t('order.kor.sent'),
    locked: t('order.kor.locked'),
    expired: t('order.kor.expired'),
  };

  return (
    <OrderFrame
      id="kor-accounts"
      title={t('order.titles.korAccountList')}
      view={view}
      footer={(order) =>
        isPayable(order.status) && account ? (
          <ActionBar
            help={{ onPress: () => contactService('paymentMethod', { seqNo }) }}
            main={{
              id: 'kor-accounts-next',
              label: t('common.next'),
              onPress: () =>
                openMethod(order, fundingType ?? order.fundingType ?? 120, { accountId: account.accountId }),
            }}
          />
        ) : (
          <SeeOrderBar seqNo={seqNo} />
        )
      }
    >
      {(order) =>
        order.countryCode !== 'KOR' || !isPayable(order.status) ? (
          <NothingToPay order={order} />
        ) : (
          <QueryState query={accounts} shape="list" rows={2}>
            {() => (
              <>
                <Notice tone="info">{t('order.kor.hint')}</Notice>
                {list.length === 0 ? (
                  <EmptyState icon="bank" title={t('order.kor.none')} note={t('order.kor.noneHint')} />
                ) : (
                  <RadioGroup
                    id="kor-account"
                    label={t('order.titles.korAccountList')}
                    cards
                    value={account?.accountId ?? ''}
                    options={list.map(({ accountId, bankName, accountNumber, status }) => ({
                      value: accountId,
                      label: `${bankName} ${accountNumber}`,
                      note: notes[status],
                      disabled: status !== 'verified',
                    }))}
                    onChange={setChosen}
                  />
                )}
                <Stack gap="s">
                  {waiting ? (
                    <Button
                      id="kor-accounts-code"
                      wide
                      kind="secondary"
                      label={t('order.kor.enterCode')}
                      onPress={() => navigate('accountVerifyKor', {})}
                    />
                  ) : null}
                  <Button
                    id="kor-accounts-add"
                    wide
                    kind="secondary"
                    label={t('order.kor.add')}
                    onPress={() => navigate('confirmAccountKor', {})}
                  />
                </Stack>
              </>
            )}
          </QueryState>
        )
      }
    </OrderFrame>
  );
}
