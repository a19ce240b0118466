import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'GHA',
  alpha2: 'GH',
  areaCode: '233',
  continent: 'africa',
  currency: { code: 'GHS', symbol: 'GH₵', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '10-16', example: '1234567890123' })] },
  eWallet: eWallet('241234567'),
  cash: cash(country),
});
