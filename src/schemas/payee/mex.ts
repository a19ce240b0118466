import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'MEX',
  alpha2: 'MX',
  areaCode: '52',
  continent: 'northAmerica',
  currency: { code: 'MXN', symbol: 'MX$', precision: 2 },
};

/** SPEI: CLABE of bank, town and account; check digit by the Banco de México. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        name: 'clabe',
        labelKey: 'payeeForms.clabe',
        digits: '18',
        example: '032 180 00011835971 9',
        groups: [3, 3, 11, 1],
        rules: ['clabeCheck'],
      }),
    ],
  },
  cash: cash(country),
});
