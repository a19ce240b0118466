import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'IDN',
  alpha2: 'ID',
  areaCode: '62',
  continent: 'asia',
  currency: { code: 'IDR', symbol: 'Rp', precision: 0 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '10-16', example: '1234567890' })] },
  eWallet: eWallet('81234567890'),
  cash: cash(country),
});
