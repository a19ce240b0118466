import { useMemo } from 'react';
import { commonDistricts } from '@/contracts/calls/common/places';
import type { OptionSource } from '@/forms';
import { useNationOptions } from '@/forms/nationOptions';
import { stateOf, useEnumOptions } from '@/forms/serverLists';
import { nationCodes } from '@/domain/countries/nations';
import { nationalitiesOf } from '@/schemas/kyc/nationalities';
import { europeanResidences, residenceOf } from '@/schemas/kyc/residences';
import { textOf } from '@/core/validation';
import { useCall } from '@/state/queries/queries';

function useDistrictOptions(country: string, parent?: string) {
  const query = useCall(commonDistricts, { country, parent }, { enabled: parent !== '' });
  return {
    options: (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content })),
    ...stateOf(query),
    loading: parent !== '' && query.isPending,
  };
}

/** The code until loaded. */
export function useAreaName(country: string, parent?: string): (code: string) => string {
  const { options } = useDistrictOptions(country, parent);
  return (code) => options.find((option) => option.value === code)?.label ?? code;
}

export function useKycSources(countryCode: string): Record<string, OptionSource> {
  return useMemo(() => {
    const nationalities = nationalitiesOf(countryCode);
    return {
      countries: { useOptions: () => useNationOptions(nationCodes) },
      residences: { useOptions: () => useNationOptions(europeanResidences, residenceOf(countryCode)) },
      nationalities: { useOptions: () => useNationOptions(nationalities) },
      occupation: { useOptions: () => useEnumOptions({ type: 'occupation', countryCode }) },
      incomeSource: { useOptions: () => useEnumOptions({ type: 'incomeSource', countryCode }) },
      accountPurpose: { useOptions: () => useEnumOptions({ type: 'accountPurpose', countryCode }) },
      districts: { useOptions: () => useDistrictOptions(countryCode) },
      subdistricts: { useOptions: (values) => useDistrictOptions(countryCode, textOf(values, 'state')) },
    };
  }, [countryCode]);
}
