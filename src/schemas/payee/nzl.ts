import type { CountryFacts } from '@/domain/countries/countryTypes';
import { payeesIn } from './parts/payeesIn';
import { nzAccount } from './parts/routing';

const country: CountryFacts = {
  code: 'NZL',
  alpha2: 'NZ',
  areaCode: '64',
  continent: 'oceania',
  currency: { code: 'NZD', symbol: 'NZ$', precision: 2 },
};

/** Only warns: new branch ranges appear. */
export default payeesIn(country, {
  bank: {
    account: [nzAccount],
  },
});
