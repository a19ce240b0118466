import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'GTM',
  alpha2: 'GT',
  areaCode: '502',
  continent: 'northAmerica',
  currency: { code: 'GTQ', symbol: 'Q', precision: 2 },
};

export default payeesIn(country, {
  bank: {
    account: [bank(), accountKind('savings', 'checking'), digits({ digits: '6-20', example: '3025001234' })],
  },
  cash: cash(country),
});
