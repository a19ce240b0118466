import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits, idNumber } from './parts/account';
import { cardNumber, cardPhoto, identity, identityType, mainlandMobile } from './parts/mainland';
import { payeesIn } from './parts/payeesIn';
import { chineseName } from './parts/person';

const country: CountryFacts = {
  code: 'CHN',
  alpha2: 'CN',
  areaCode: '86',
  continent: 'asia',
  currency: { code: 'CNY', symbol: '¥', precision: 2 },
};

const contact = [mainlandMobile(country, false)];

export default payeesIn(country, {
  /** Bank and card type follow from the first digits. */
  bank: { person: chineseName, account: [cardNumber], contact },
  alipay: {
    kind: 'wallet',
    person: chineseName,
    account: [
      {
        kind: 'text',
        name: 'alipayAccount',
        labelKey: 'payee.form.alipayAccount',
        hintKey: 'payee.form.alipayHint',
        maxLength: 80,
        rules: ['alipayAccount'],
      },
    ],
    contact: [],
  },
  wechat: {
    kind: 'wallet',
    person: chineseName,
    account: [
      {
        kind: 'text',
        name: 'wechatAccount',
        labelKey: 'payeeForms.wechatAccount',
        hintKey: 'payeeForms.wechatHint',
        maxLength: 20,
        rules: ['wechatAccount'],
      },
      mainlandMobile(country, true),
    ],
    key: ['wechatAccount'],
    contact: [],
  },
  uption: {
    person: chineseName,
    account: [{ ...cardNumber, rules: ['unionPayCard', 'luhnCheck'] }],
    contact,
  },
  mybank: {
    person: chineseName,
    account: [digits({ digits: '16-19', example: '8888 8812 3456 7890', groups: [4, 4, 4, 4, 4] })],
    contact,
  },
  payeeInfo: {
    kind: 'info',
    noteKey: 'payeeForms.payeeInfoHint',
    person: chineseName,
    account: [mainlandMobile(country, true)],
    contact: [],
  },
  /** The nine identity elements of the People's Bank. */
  nineElements: {
    noteKey: 'payeeForms.nineHint',
    person: [...chineseName, ...identity],
    document: [
      identityType,
      idNumber('fields.idNumber', '11010519491231002X', [
        { rule: 'residentIdMainland', when: { field: 'idType', is: 'residentId' } },
        { rule: 'residentIdCheck', when: { field: 'idType', is: 'residentId' } },
        { rule: 'permitId', when: { field: 'idType', is: 'homeReturnPermit' } },
        { rule: 'taiwanTravelPermit', when: { field: 'idType', is: 'taiwanTravelPermit' } },
        { rule: 'alphanumeric8to18', when: { field: 'idType', is: 'passport' } },
      ]),
      { kind: 'date', name: 'idExpiry', labelKey: 'fields.expiryDate', min: 'today', rules: ['afterToday'] },
    ],
    account: [cardNumber],
    contact: [mainlandMobile(country, true)],
  },
  uploadCard: {
    person: chineseName,
    account: [cardPhoto, cardNumber],
    key: ['cardNumber'],
    contact,
  },
});
