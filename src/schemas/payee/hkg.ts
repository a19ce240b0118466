import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { mobile } from './parts/contact';
import { walletPhone } from './parts/methods';
import { payeesIn, type PayeeSpec } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'HKG',
  alpha2: 'HK',
  areaCode: '852',
  continent: 'asia',
  currency: { code: 'HKD', symbol: 'HK$', precision: 2 },
};

const wallet = {
  kind: 'wallet',
  account: [walletPhone('51234567', ['phoneHongKong'])],
  contact: [],
} as const satisfies PayeeSpec;

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '9-12', example: '388123456001' })] },
  fps: {
    kind: 'alias',
    account: [
      {
        kind: 'radio',
        name: 'fpsType',
        labelKey: 'payeeForms.proxyType',
        choices: [
          { value: 'phone', labelKey: 'fields.phoneNumber' },
          { value: 'email', labelKey: 'fields.email' },
          { value: 'id', labelKey: 'fields.fpsId' },
        ],
      },
      {
        kind: 'text',
        name: 'fpsId',
        labelKey: 'fields.fpsId',
        hintKey: 'payeeForms.fpsHint',
        maxLength: 80,
        sensitive: true,
        scan: { scheme: 'fps', kindField: 'fpsType' },
        rules: [
          { rule: 'phoneHongKong', when: { field: 'fpsType', is: 'phone' } },
          { rule: 'email', when: { field: 'fpsType', is: 'email' } },
          { rule: 'fpsId', when: { field: 'fpsType', is: 'id' } },
        ],
      },
    ],
    key: ['fpsId'],
    contact: [],
  },
  wechatHKG: wallet,
  alipayHKG: wallet,
  tapGoHKG: wallet,
  payeeInfo: {
    kind: 'info',
    noteKey: 'payeeForms.payeeInfoHint',
    account: [mobile(country)],
    contact: [],
  },
});
