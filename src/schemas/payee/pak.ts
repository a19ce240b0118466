import type { CountryFacts } from '@/domain/countries/countryTypes';
import { iban, idNumber } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'PAK',
  alpha2: 'PK',
  areaCode: '92',
  continent: 'asia',
  currency: { code: 'PKR', symbol: '₨', precision: 2 },
};

const cnic = idNumber('payeeForms.cnic', '3520212345671', ['cnic']);

/** The State Bank requires the holder's CNIC. */
export default payeesIn(country, {
  bank: { account: [iban(country, 'PK36 SCBL 0000 0011 2345 6702'), cnic], key: ['iban'] },
  eWallet: eWallet('3001234567'),
  cash: cash(country),
});
