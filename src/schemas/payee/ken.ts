import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'KEN',
  alpha2: 'KE',
  areaCode: '254',
  continent: 'africa',
  currency: { code: 'KES', symbol: 'KSh', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '8-14', example: '0110123456789' })] },
  eWallet: eWallet('712345678'),
  cash: cash(country),
});
