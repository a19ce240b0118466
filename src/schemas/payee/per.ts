import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits, idNumber } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'PER',
  alpha2: 'PE',
  areaCode: '51',
  continent: 'southAmerica',
  currency: { code: 'PEN', symbol: 'S/', precision: 2 },
};

/** CCI: entity, office, account, check (3 3 12 2 digits); with the holder's DNI. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        labelKey: 'payeeForms.cci',
        digits: '20',
        example: '002 193 001234567890 12',
        groups: [3, 3, 12, 2],
      }),
      idNumber('payeeForms.dni', '40123456', [{ rule: 'digits', value: '8' }]),
    ],
    key: ['accountNumber'],
  },
  cash: cash(country),
});
