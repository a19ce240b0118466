import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'NGA',
  alpha2: 'NG',
  areaCode: '234',
  continent: 'africa',
  currency: { code: 'NGN', symbol: '₦', precision: 2 },
};

/** Only warns: longer bank codes have another check digit. */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      digits({
        digits: '10',
        example: '0000014579',
        rules: [{ rule: 'nubanCheck', field: 'bankCode', warning: true }],
      }),
    ],
  },
  cash: cash(country),
});
