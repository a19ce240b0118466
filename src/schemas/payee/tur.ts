import type { CountryFacts } from '@/domain/countries/countryTypes';
import { iban, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'TUR',
  alpha2: 'TR',
  areaCode: '90',
  continent: 'europe',
  currency: { code: 'TRY', symbol: '₺', precision: 2 },
};

const number = iban(country, 'TR33 0006 1005 1978 6457 8413 26');

/** The identity number is optional; its digits only warn. */
export default payeesIn(country, {
  bank: {
    account: [
      number,
      {
        ...idNumber('payeeForms.tckn', '10000000146', [
          { rule: 'digits', value: '11' },
          { rule: 'turkishIdCheck', warning: true },
        ]),
        required: false,
      },
    ],
  },
  iban: { account: [number] },
});
