import { useMemo } from 'react';
import { commonDistricts } from '@/contracts/calls/common';
import type { OptionSource } from '@/forms';
import { stateOf, useEnumOptions } from '@/forms/serverLists';
import { countryList } from '@/domain/countries';
import { textOf } from '@/core/validation';
import { useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';

/** Districts of a country, or of one of its areas once that has been chosen. */
function useDistrictOptions(country: string, parent?: string) {
  const query = useCall(commonDistricts, { country, parent }, { enabled: parent !== '' });
  return {
    options: (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content })),
    ...stateOf(query),
    loading: parent !== '' && query.isPending,
  };
}

/** Name of an area or district in a country's list; the code until the list has loaded. */
export function useAreaName(country: string, parent?: string): (code: string) => string {
  const { options } = useDistrictOptions(country, parent);
  return (code) => options.find((option) => option.value === code)?.label ?? code;
}

function useCountryOptions() {
  const tKey = useTKey();
  return {
    options: countryList.map((country) => ({
      value: country.code,
      label: tKey(country.nameKey),
      flag: country.code,
      search: country.code,
    })),
  };
}

/** The lists that account-opening forms name, for one market. */
export function useKycSources(countryCode: string): Record<string, OptionSource> {
  return useMemo(
    () => ({
      countries: { useOptions: useCountryOptions },
      occupation: { useOptions: () => useEnumOptions({ type: 'occupation', countryCode }) },
      incomeSource: { useOptions: () => useEnumOptions({ type: 'incomeSource', countryCode }) },
      accountPurpose: { useOptions: () => useEnumOptions({ type: 'accountPurpose', countryCode }) },
      districts: { useOptions: () => useDistrictOptions(countryCode) },
      subdistricts: { useOptions: (values) => useDistrictOptions(countryCode, textOf(values, 'state')) },
    }),
    [countryCode],
  );
}
