import { commonZipCode, commonKoreanAddress } from '@/contracts/calls/common/places';
import { koreanProvinceCode } from '@/domain/countries/koreanProvinces';
import type { PlacesPort } from '@/forms';
import { useCall } from '@/state/queries/queries';

const LEAST_LETTERS = 2;

export const places: PlacesPort = {
  usePostCode: (countryCode, postCode) => useCall(commonZipCode, { countryCode, postCode }).data?.list ?? [],
  useWords(words) {
    const enabled = words.length >= LEAST_LETTERS;
    const query = useCall(commonKoreanAddress, { keyword: words, countPerPage: 20 }, { enabled });
    const list = (enabled && query.data?.list) || [];
    return {
      found: list.map(({ zipNo, roadAddr, engAddr, siNm }) => ({
        place: {
          postCode: zipNo,
          state: koreanProvinceCode(siNm),
          street: roadAddr.replace(siNm, '').trim(),
        },
        title: roadAddr,
        note: `${zipNo} · ${engAddr}`,
      })),
      loading: enabled && query.isPending,
      error: enabled && !query.data ? query.error : null,
      retry: query.refetch,
    };
  },
};
