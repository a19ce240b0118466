import type { CountryFacts } from '@/domain/countries/countryTypes';
import { iban } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'EGY',
  alpha2: 'EG',
  areaCode: '20',
  continent: 'africa',
  currency: { code: 'EGP', symbol: 'E£', precision: 2 },
};

/** 29 characters, in force since 2021 by the Central Bank. */
export default payeesIn(country, {
  bank: { account: [iban(country, 'EG38 0019 0005 0000 0000 2631 8000 2')] },
  cash: cash(country),
});
