import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'ARG',
  alpha2: 'AR',
  areaCode: '54',
  continent: 'southAmerica',
  currency: { code: 'ARS', symbol: 'AR$', precision: 2 },
};

/** CBU (bank) or CVU (wallet), two check digits by the Banco Central, and the holder's CUIT or CUIL. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        labelKey: 'payeeForms.cbu',
        digits: '22',
        example: '28505909 40090418135201',
        groups: [8, 14],
        rules: ['cbuCheck'],
      }),
      idNumber('payeeForms.cuit', '20-12345678-6', ['cuitCheck'], 'taxNumber'),
    ],
    key: ['accountNumber'],
  },
});
