import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'THA',
  alpha2: 'TH',
  areaCode: '66',
  continent: 'asia',
  currency: { code: 'THB', symbol: '฿', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '10-12', example: '1234567890' })] },
  eWallet: eWallet('812345678'),
});
