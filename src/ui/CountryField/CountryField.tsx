import { useMemo } from 'react';
import { useT } from '@/i18n';
import { countryOptions, type Country } from '../CountryPicker';
import type { FieldProps } from '../field/fieldProps';
import { SelectField } from '../SelectField';

interface Props extends FieldProps<string> {
  countries: readonly Country[];
}

export function CountryField({ countries, ...props }: Props) {
  const t = useT();
  const options = useMemo(() => countryOptions(countries), [countries]);
  return <SelectField {...props} options={options} searchLabel={t('common.searchCountry')} />;
}
