import { useMemo } from 'react';
import { useT } from '@/i18n';
import { PickerSheet } from '../PickerSheet';

export interface Country {
  code: string;
  name: string;
  note?: string;
  search?: string;
}

interface Props {
  id?: string;
  open: boolean;
  title?: string;
  countries: readonly Country[];
  value?: string;
  onPick: (code: string) => void;
  onClose: () => void;
}

export function CountryPicker({ id = 'country', open, title, countries, value, onPick, onClose }: Props) {
  const t = useT();
  const options = useMemo(() => countryOptions(countries), [countries]);
  return (
    <PickerSheet
      id={id}
      open={open}
      title={title ?? t('common.chooseCountry')}
      searchLabel={t('common.searchCountry')}
      options={options}
      value={value}
      onPick={onPick}
      onClose={onClose}
    />
  );
}

export const countryOptions = (countries: readonly Country[]) =>
  countries.map(({ code, name, note, search }) => ({ value: code, label: name, note, search, flag: code }));

/** Also found by their English name. */
export const listedCountries = (
  rows: readonly { countryCode: string; countryName: string; countryEnName: string; currency: string }[],
): Country[] =>
  rows.map((row) => ({
    code: row.countryCode,
    name: row.countryName,
    note: row.currency,
    search: row.countryEnName,
  }));
