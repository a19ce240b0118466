import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'LKA',
  alpha2: 'LK',
  areaCode: '94',
  continent: 'asia',
  currency: { code: 'LKR', symbol: 'Rs', precision: 2 },
};

/** Branch by LankaPay. */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      digits({ name: 'branchCode', labelKey: 'fields.branchCode', digits: '3', example: '001' }),
      digits({ digits: '8-15', example: '0081234567' }),
    ],
    key: ['bankCode', 'accountNumber'],
  },
  eWallet: eWallet('771234567'),
  cash: cash(country),
});
