import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'PHL',
  alpha2: 'PH',
  areaCode: '63',
  continent: 'asia',
  currency: { code: 'PHP', symbol: '₱', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '6-16', example: '001230004567' })] },
  eWallet: eWallet('9171234567', ['phonePhilippines']),
  cash: cash(country),
});
