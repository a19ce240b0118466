import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, digits } from './parts/account';
import { address } from './parts/contact';
import { payeesIn } from './parts/payeesIn';
import { abaRouting } from './parts/routing';

const country: CountryFacts = {
  code: 'USA',
  alpha2: 'US',
  areaCode: '1',
  continent: 'northAmerica',
  currency: { code: 'USD', symbol: 'US$', precision: 2 },
};

export default payeesIn(country, {
  bank: {
    account: [
      abaRouting,
      digits({ digits: '4-17', example: '123456789' }),
      accountKind('checking', 'savings'),
    ],
    key: ['abaRouting', 'accountNumber'],
    address: address('USA', { state: true }),
  },
  paypal: {
    kind: 'wallet',
    account: [
      { kind: 'email', name: 'email', labelKey: 'payeeForms.paypal', hintKey: 'payeeForms.paypalHint' },
    ],
    key: ['email'],
  },
});
