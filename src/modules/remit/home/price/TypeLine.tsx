import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { RemitType } from '@/contracts/entities/base';
import { useT } from '@/i18n';
import { remitDraftStore, startOver } from '@/state/drafts/remitDraft';
import { useRemitTypes } from '@/state/market/remitTypes';
import { Notice } from '@/ui/Notice';
import { PriceChoice } from './PriceChoice';

interface Props {
  target: string | undefined;
  before: string | undefined;
  onChosen: () => void;
}

export function TypeLine({ target, before, onChosen }: Props) {
  const t = useT();
  const { remitType } = useStore(remitDraftStore);
  const types = useRemitTypes();
  const first = types?.[0];
  // A kind no longer offered falls back to the usual one.
  const gone = first !== undefined && !types?.includes(remitType);
  useEffect(() => {
    if (gone) startOver({ remitType: first });
  }, [gone, first]);
  if (!types || types.length < 2) return null;
  const moved = remitType === 'LargeRemit' && before && target && before !== target;
  return (
    <>
      <PriceChoice
        id="remit-type"
        label={t('remit.home.type')}
        value={t(`remit.home.types.${remitType}`)}
        title={t('remit.home.chooseType')}
        options={types.map((type) => ({
          value: type,
          label: t(`remit.home.types.${type}`),
          note: t(`remit.home.typeNotes.${type}`),
        }))}
        chosen={remitType}
        onPick={(type) => {
          if (type === remitType) return;
          onChosen();
          startOver({ remitType: type as RemitType });
        }}
      />
      {moved ? <Notice tone="warn">{t('remit.home.largeMoved')}</Notice> : null}
    </>
  );
}
