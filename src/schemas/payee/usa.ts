import type { CountryFacts } from '@/domain/countryTypes';
import { accountKind, digits } from './parts/account';
import { address } from './parts/contact';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'USA',
  alpha2: 'US',
  areaCode: '1',
  continent: 'northAmerica',
  currency: { code: 'USD', symbol: 'US$', precision: 2 },
};

/** ACH: routing number and account. The check digit and the first digits of a routing number are fixed by the ABA. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        name: 'abaRouting',
        labelKey: 'fields.routingNumber',
        digits: '9',
        example: '021000021',
        shape: 'abaRouting',
        rules: ['abaCheck', 'abaDistrict'],
      }),
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
