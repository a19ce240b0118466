import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'RWA',
  alpha2: 'RW',
  areaCode: '250',
  continent: 'africa',
  currency: { code: 'RWF', symbol: 'FRw', precision: 0 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '6-16', example: '00040123456789' })] },
});
