import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'BGD',
  alpha2: 'BD',
  areaCode: '880',
  continent: 'asia',
  currency: { code: 'BDT', symbol: '৳', precision: 2 },
};

/** Routing number by Bangladesh Bank (BACH). */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      digits({ name: 'branchCode', labelKey: 'fields.routingNumber', digits: '9', example: '225261732' }),
      digits({ digits: '11-17', example: '1501202345678' }),
    ],
    key: ['bankCode', 'accountNumber'],
  },
  eWallet: eWallet('1712345678'),
  cash: cash(country),
});
