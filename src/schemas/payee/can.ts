import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { billPayment } from './parts/bills';
import { address } from './parts/contact';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'CAN',
  alpha2: 'CA',
  areaCode: '1',
  continent: 'northAmerica',
  currency: { code: 'CAD', symbol: 'C$', precision: 2 },
};

const account = [
  bank('payeeForms.institution'),
  digits({ name: 'transitNumber', labelKey: 'payeeForms.transit', digits: '5', example: '00012' }),
  digits({ digits: '7-12', example: '1234567' }),
];

/** As numbered by Payments Canada. */
export default payeesIn(country, {
  bank: { account, address: address('CAN', { state: true }) },
  eft: { account },
  billPayment,
});
