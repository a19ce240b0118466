import { koreanProvinceCode } from '@/domain/countries/koreanProvinces';
import { koreanAddressSeeds } from '../../../sandbox/seed/market';
import { kycPlaces } from '../../../sandbox/seed/placesKyc';

test('each province that an address names is one of the list that account opening asks', () => {
  const listed = kycPlaces.filter(({ country }) => country === 'KOR').map(({ code }) => code);
  for (const { siName } of koreanAddressSeeds) expect(listed).toContain(koreanProvinceCode(siName));
  expect(koreanProvinceCode('constructor')).toBeUndefined();
});
