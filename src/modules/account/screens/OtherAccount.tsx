import { useEffect, useState } from 'react';
import { useT } from '@/i18n';
import { openRemitTab } from '@/state/navigation';
import { isAsked, stay, switchAccount } from '@/state/session/otherAccount';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';

/** Names neither account: the reader may own either. */
export function OtherAccount() {
  const t = useT();
  const [asked] = useState(isAsked);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // After a reload the token is gone from the address and the earlier user still signed in.
    if (!asked) void openRemitTab();
  }, [asked]);
  const go = (): Promise<void> => {
    setBusy(true);
    return switchAccount();
  };
  return (
    <Screen
      id="other-account"
      title={t('account.titles.otherAccount')}
      footer={
        asked ? (
          <ActionBar
            middle={{ id: 'other-go', label: t('account.other.go'), onPress: go, disabled: busy }}
            main={{ id: 'other-stay', label: t('account.other.stay'), onPress: stay, disabled: busy }}
          />
        ) : null
      }
    >
      {asked ? (
        <>
          <EmptyState icon="swap" title={t('account.other.headline')} note={t('account.other.note')} />
          <Notice tone="warn">{t('account.other.warning')}</Notice>
        </>
      ) : null}
    </Screen>
  );
}
