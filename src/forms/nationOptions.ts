import { useMemo } from 'react';
import { nations } from '@/domain/countries/nations';
import { useLanguage, useTKey } from '@/i18n';
import type { OptionState } from './formPorts';

/** In the reader's language, in order after `first`; also found by code. */
export function useNationOptions(codes: readonly string[], first?: string): OptionState {
  const tKey = useTKey();
  const language = useLanguage();
  const options = useMemo(
    () =>
      codes
        .map((code) => ({
          value: code,
          label: tKey(`countries.names.${code}`),
          search: code,
          flag: nations[code],
        }))
        .sort(
          (a, b) =>
            Number(b.value === first) - Number(a.value === first) || a.label.localeCompare(b.label, language),
        ),
    [codes, first, tKey, language],
  );
  return { options };
}
