import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, lettersDigits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'VNM',
  alpha2: 'VN',
  areaCode: '84',
  continent: 'asia',
  currency: { code: 'VND', symbol: '₫', precision: 0 },
};

export default payeesIn(country, {
  bank: { account: [bank(), lettersDigits({ digits: '6-19', example: '0123456789012' })] },
  eWallet: eWallet('912345678'),
  cash: cash(country),
});
