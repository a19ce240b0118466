import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRoute, goBack } from '@/state/navigation';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { useT } from '@/i18n';
import { RemitHome } from './RemitHome';

export function RemittanceTransfer() {
  const t = useT();
  const { params } = useRoute('remittanceTransfer');
  const { remitType, payeeId } = params;
  const { targetCountryCode } = useStore(remitDraftStore);
  const [wanted] = useState(targetCountryCode);
  const moved = remitType === 'LargeRemit' && wanted !== undefined && wanted !== targetCountryCode;
  useEffect(() => {
    remitDraftStore.setState({
      // Ways of receiving differ by type.
      ...(remitType ? { remitType, accountType: undefined } : {}),
      ...(payeeId ? { payeeId } : {}),
    });
  }, [remitType, payeeId]);
  // Leaving without an order resets the type.
  useEffect(
    () => () => {
      const { remitType: left, commitKey } = remitDraftStore.getState();
      if (remitType && left === remitType && commitKey === undefined)
        remitDraftStore.setState({
          remitType: emptyRemitDraft.remitType,
          accountType: undefined,
          quote: undefined,
        });
    },
    [remitType],
  );
  return (
    <Screen
      tone="dark"
      title={t(remitType === 'LargeRemit' ? 'remit.home.largeTitle' : 'remit.home.title')}
      onBack={goBack}
    >
      {moved ? <Notice tone="warn">{t('remit.home.largeMoved')}</Notice> : null}
      <RemitHome plain fixedType={remitType !== undefined} />
    </Screen>
  );
}
