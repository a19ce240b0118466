import { useState } from 'react';
import { type AchAccount, achAccounts, achDeleteAccount } from '@/contracts/calls/ach';
import { kycKrAccounts, kycKrUnregister } from '@/contracts/calls/kyc/korea';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import type { QueryResult } from '@/state/queries/queryResult';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import './texts';

interface DebitAccount {
  id: string;
  name: string;
  note: string;
  tone: StatusTone;
  label: string;
  /** A sum is being drawn from it. */
  busy: boolean;
}

const tones = {
  ACTIVE: 'green',
  PENDING: 'amber',
  NEED_UPDATE: 'amber',
  FAILED: 'red',
} as const satisfies Record<AchAccount['status'], StatusTone>;

function useDebitAccounts(market: string | undefined) {
  const t = useT();
  const ach = useCall(achAccounts, {}, { enabled: market === 'USA', staleMs: 0, renewOnReturn: true });
  const korean = useCall(kycKrAccounts, {}, { enabled: market === 'KOR', staleMs: 0, renewOnReturn: true });
  const list: DebitAccount[] = [
    ...(ach.data?.list ?? []).map(({ accountId, institutionName, mask, holderName, status, deducting }) => ({
      id: accountId,
      name: `${institutionName} •••• ${mask}`,
      note: holderName,
      tone: deducting ? ('amber' as const) : tones[status],
      label: deducting ? t('manage.debits.deducting') : t(`manage.debits.status.${status}`),
      busy: deducting === true,
    })),
    ...(korean.data?.list ?? []).map(({ accountId, bankName, accountNumber, holder, status }) => ({
      id: accountId,
      name: `${bankName} ${accountNumber}`,
      note: holder,
      tone: status === 'verified' ? ('green' as const) : ('amber' as const),
      label: t(`manage.debits.status.${status === 'verified' ? 'ACTIVE' : 'PENDING'}`),
      busy: false,
    })),
  ];
  const query: QueryResult = market === 'KOR' ? korean : ach;
  return { list, query };
}

export function Debits() {
  const t = useT();
  const { payer } = useSession();
  const market = payer?.countryCode;
  const known = market === 'USA' || market === 'KOR';
  const { list, query } = useDebitAccounts(market);
  const [ending, setEnding] = useState<DebitAccount | null>(null);
  const { mutateAsync: removeAch } = useCallMutation(achDeleteAccount);
  const { mutateAsync: removeKorean } = useCallMutation(kycKrUnregister);
  const end = async (): Promise<void> => {
    if (!ending) return;
    setEnding(null);
    try {
      await (market === 'KOR' ? removeKorean : removeAch)({ accountId: ending.id });
      showToast({ messageKey: 'manage.debits.ended' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Screen id="debits" title={t('manage.debits.title')} onBack={goBack}>
      {known ? <Notice tone="info">{t('manage.debits.hint')}</Notice> : null}
      {!known ? (
        <EmptyState icon="bank" title={t('manage.debits.notHere')} note={t('manage.debits.notHereHint')} />
      ) : (
        <QueryState
          query={query}
          shape="list"
          rows={2}
          empty={
            list.length === 0 ? (
              <EmptyState icon="bank" title={t('manage.debits.none')} note={t('manage.debits.noneHint')} />
            ) : null
          }
        >
          {() => (
            <Card>
              {list.map((account) => (
                <ListRow
                  key={account.id}
                  icon="bank"
                  title={account.name}
                  note={account.note}
                  below={<StatusTag tone={account.tone} label={account.label} />}
                  right={
                    account.busy ? null : (
                      <TextButton
                        id={`debit-end-${account.id}`}
                        label={t('manage.debits.end')}
                        onPress={() => setEnding(account)}
                      />
                    )
                  }
                />
              ))}
            </Card>
          )}
        </QueryState>
      )}
      {market === 'USA' && query.data ? (
        <Button
          id="debits-add"
          kind="secondary"
          wide
          icon="plus"
          label={t('manage.debits.add')}
          onPress={() => navigate('usaAchAccountAdd', {})}
        />
      ) : null}
      <Dialog
        open={ending !== null}
        title={t('manage.debits.endTitle')}
        message={t('manage.debits.endHint', { account: ending?.name ?? '' })}
        confirm={{ id: 'debit-end', label: t('manage.debits.end'), danger: true, onPress: end }}
        cancel={{ id: 'debit-keep', label: t('common.cancel'), onPress: () => setEnding(null) }}
      />
    </Screen>
  );
}
