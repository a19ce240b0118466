import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'SGP',
  alpha2: 'SG',
  areaCode: '65',
  continent: 'asia',
  currency: { code: 'SGD', symbol: 'S$', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '6-14', example: '0123456789' })] },
  paynow: {
    kind: 'alias',
    account: [
      {
        kind: 'radio',
        name: 'payNowType',
        labelKey: 'payeeForms.proxyType',
        choices: [
          { value: 'phone', labelKey: 'fields.phoneNumber' },
          { value: 'nric', labelKey: 'payeeForms.nric' },
          { value: 'uen', labelKey: 'payeeForms.uen' },
        ],
      },
      {
        kind: 'text',
        name: 'payNowId',
        labelKey: 'fields.payNow',
        hintKey: 'payeeForms.payNowHint',
        transform: 'upper',
        maxLength: 12,
        sensitive: true,
        scan: { scheme: 'payNow', kindField: 'payNowType' },
        rules: [
          { rule: 'phoneSingapore', when: { field: 'payNowType', is: 'phone' } },
          { rule: 'nricCheck', when: { field: 'payNowType', is: 'nric' } },
          { rule: 'uenShape', when: { field: 'payNowType', is: 'uen' } },
        ],
      },
    ],
    key: ['payNowId'],
    contact: [],
  },
});
