import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';
import { sortCode } from './parts/routing';

const country: CountryFacts = {
  code: 'GBR',
  alpha2: 'GB',
  areaCode: '44',
  continent: 'europe',
  currency: { code: 'GBP', symbol: '£', precision: 2 },
};

/** Only the server has Vocalink's tables for the modulus check. */
export default payeesIn(country, {
  sortCode: {
    account: [sortCode, digits({ digits: '8', example: '55779911' })],
  },
});
