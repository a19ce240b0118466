import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'MAR',
  alpha2: 'MA',
  areaCode: '212',
  continent: 'africa',
  currency: { code: 'MAD', symbol: 'DH', precision: 2 },
};

/** RIB: bank, town, account and key in 24 digits. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        labelKey: 'payeeForms.rib',
        digits: '24',
        example: '011 519 0000012050005349 21',
        groups: [3, 3, 16, 2],
        rules: [{ rule: 'ribCheck', warning: true }],
      }),
    ],
  },
  cash: cash(country),
});
