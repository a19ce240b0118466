import type { CountryFacts } from '@/domain/countries/countryTypes';
import { iban, swift } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'ARE',
  alpha2: 'AE',
  areaCode: '971',
  continent: 'asia',
  currency: { code: 'AED', symbol: 'AED', precision: 2 },
};

const number = iban(country, 'AE07 0331 2345 6789 0123 456');

export default payeesIn(country, {
  bank: { account: [number, swift] },
  iban: { account: [number] },
});
