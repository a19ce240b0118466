import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, digits, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'URY',
  alpha2: 'UY',
  areaCode: '598',
  continent: 'southAmerica',
  currency: { code: 'UYU', symbol: '$U', precision: 2 },
};

export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      accountKind('savings', 'checking'),
      digits({ digits: '6-14', example: '001234567' }),
      idNumber('payeeForms.cedula', '1.234.567-2', [
        { rule: 'digits', value: '7-8' },
        { rule: 'uruguayanIdCheck', warning: true },
      ]),
    ],
    key: ['bankCode', 'accountNumber'],
  },
});
