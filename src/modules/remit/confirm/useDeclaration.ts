import { useEffect } from 'react';
import type { Quote } from '@/contracts/entities/quote';
import { studyPurposes } from '@/domain/school/school';
import { isShown, useEnumOptions } from '@/forms/serverLists';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';

/** The payee's stored relation is the first guess. */
export function useDeclaration(
  { purpose, relation, remitType }: RemitDraft,
  { sourceCountryCode, targetCountryCode }: Quote,
  known: string | undefined,
) {
  const corridor = { countryCode: sourceCountryCode, targetCountry: targetCountryCode };
  const allPurposes = useEnumOptions({ type: 'purpose', ...corridor });
  const purposes =
    remitType === 'studyAbroad'
      ? { ...allPurposes, options: allPurposes.options.filter(({ value }) => studyPurposes.includes(value)) }
      : allPurposes;
  const relations = useEnumOptions({ type: 'relationship', ...corridor });
  useEffect(() => {
    if (known && !remitDraftStore.getState().relation) remitDraftStore.setState({ relation: known });
  }, [known]);
  return {
    purposes,
    relations,
    chosen: isShown(purposes.options, purpose) && isShown(relations.options, relation),
  };
}
