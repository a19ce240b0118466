import type { CountryFacts } from '@/domain/countryTypes';
import { digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'NZL',
  alpha2: 'NZ',
  areaCode: '64',
  continent: 'oceania',
  currency: { code: 'NZD', symbol: 'NZ$', precision: 2 },
};

/** Bank, branch, account and suffix in one number. New branch ranges come up, so the check digit only warns. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        digits: '15-16',
        example: '01-0902-0068389-00',
        groups: [2, 4, 7, 3],
        separator: '-',
        rules: [{ rule: 'nzAccountCheck', warning: true }],
      }),
    ],
  },
});
