import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, digits, idNumber } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'DOM',
  alpha2: 'DO',
  areaCode: '1809',
  continent: 'northAmerica',
  currency: { code: 'DOP', symbol: 'RD$', precision: 2 },
};

/** Only warns: a few old cédulas break it. */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      accountKind('savings', 'checking'),
      digits({ digits: '6-20', example: '9601234567' }),
      idNumber('payeeForms.cedula', '00113918205', [
        { rule: 'digits', value: '11' },
        { rule: 'luhnCheck', warning: true },
      ]),
    ],
    key: ['bankCode', 'accountNumber'],
  },
  cash: cash(country),
});
