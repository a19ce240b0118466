import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { payeeList } from '@/contracts/calls/payee/list';
import type { Payee } from '@/contracts/entities/payee';
import { FoundPayees } from '@/forms/payee/FoundPayees';
import { openPayeeForm } from '@/forms/payee/openPayeeForm';
import { useChoosePayee } from '@/forms/payee/useChoosePayee';
import { useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { payeeFormOf, type PayeeFormKey } from '@/schemas/payee';
import { goBack, navigate, type NavigateOptions, useRoute } from '@/state/navigation';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { openOrder } from '@/state/orders/orderOpening';
import { useWaitingOrders } from '@/state/orders/waitingOrders';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { PayeeRow } from '@/ui/PayeeRow';
import '../texts';

export function SelectPayee() {
  const t = useT();
  const tKey = useTKey();
  const { params } = useRoute('selectPayee');
  const draft = useStore(remitDraftStore);
  const country = params.country ?? draft.targetCountryCode;
  const payees = useCall(payeeList, { country });
  const { payer } = useSession();
  // A document that has passed meanwhile lifts the restriction.
  const ownOnly =
    params.certificationKyc !== true && (params.isShortKyc === true || params.isFreeKYC === true);
  const allowed = (payee: Payee): boolean => !ownOnly || payee.relationshipToReceiver === 'self';
  const studies = draft.remitType === 'studyAbroad' || params.remitType === 'studyAbroad';
  const list = (payees.data?.list ?? [])
    .filter(allowed)
    .sort((one, other) => Number(other.id === draft.payeeId) - Number(one.id === draft.payeeId));
  const none = payees.data !== undefined && list.length === 0;
  const known = useCall(payeeList, {}, { enabled: none && country !== undefined });
  const elsewhere = none ? (known.data?.list ?? []).filter(allowed) : [];
  const where = country && tKey(`countries.names.${country}`);
  // Coming back after an order would begin another.
  const [waiting] = useWaitingOrders();
  const choose = useChoosePayee({ forRemit: true });
  const way = draft.accountType ?? draft.quote?.accountType;
  const priced = none && country !== undefined && draft.quote !== undefined && !ownOnly && !studies;
  const asking = priced && (payees.isFetching || known.isFetching);
  const nobody = priced && !asking && known.data !== undefined && elsewhere.length === 0;
  const leaving = useOnward(nobody, country, way);
  return (
    <Screen
      id="select-payee"
      title={t('payee.select.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'select-payee-add',
            label: t('payees.add'),
            onPress: () => openNewPayee(country, way),
          }}
        />
      }
    >
      {waiting && draft.quote === undefined ? (
        <Notice
          action={{
            id: 'select-payee-order',
            label: t('payee.select.seeOrder'),
            onPress: () => openOrder(waiting.order),
          }}
        >
          {t('payee.select.waiting', {
            name: waiting.order.payeeName,
            state: tKey(waiting.story.badge.labelKey),
          })}
        </Notice>
      ) : null}
      {ownOnly && payer ? (
        <Notice
          action={{
            id: 'select-payee-verify',
            label: t('payee.select.verify'),
            onPress: () => openKyc(payer, { replace: true }),
          }}
        >
          {t('payee.select.ownOnly')}
        </Notice>
      ) : null}
      {studies ? (
        <Card>
          <ListRow
            id="select-payee-school"
            icon="bank"
            title={t('payee.select.school')}
            note={t('payee.select.schoolNote')}
            onPress={() => navigate('selectInstitution', {})}
          />
        </Card>
      ) : null}
      <QueryState query={payees} shape="list" rows={4}>
        {() =>
          leaving || asking ? (
            <Skeleton shape="form" />
          ) : list.length === 0 ? (
            <EmptyState
              icon="payee"
              title={where ? t('payee.select.noneIn', { country: where }) : t('payees.empty')}
              note={t('payees.emptyHint')}
            />
          ) : (
            <FoundPayees
              list={list}
              title={where && t('payee.select.in', { country: where })}
              onPress={choose}
            />
          )
        }
      </QueryState>
      {elsewhere.length > 0 ? (
        <Card id="payees-elsewhere" title={t('payee.select.elsewhere')}>
          {elsewhere.map((payee) => (
            <PayeeRow
              key={payee.id}
              payee={payee}
              onPress={() => navigate('payeeDetail', { payeeId: payee.id })}
            />
          ))}
        </Card>
      ) : null}
    </Screen>
  );
}

// The way of the price is kept; its form leads to others.
const openNewPayee = (
  country: string | undefined,
  way: string | undefined,
  options?: NavigateOptions,
): Promise<void> =>
  country && way && payeeFormOf(country, way)
    ? openPayeeForm(country, way as PayeeFormKey, { forRemit: true }, options)
    : navigate('selectPayeeMethod', { country, forRemit: true }, options);

function useOnward(wanted: boolean, country: string | undefined, way: string | undefined): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (wanted) void openNewPayee(country, way, { replace: true }).finally(() => setTried(true));
  }, [wanted, country, way]);
  return wanted && !tried;
}
