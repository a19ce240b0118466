import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, lettersDigits } from './parts/account';
import { cash, eWallet, walletPhone } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'NPL',
  alpha2: 'NP',
  areaCode: '977',
  continent: 'asia',
  currency: { code: 'NPR', symbol: 'रु', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), lettersDigits({ digits: '8-20', example: '01234567890123' })] },
  eWallet: eWallet('9812345678'),
  fonepay: { kind: 'alias', account: [bank(), walletPhone('9812345678')], contact: [] },
  cash: cash(country),
});
