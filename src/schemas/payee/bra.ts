import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, digits, idNumber, lettersDigits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'BRA',
  alpha2: 'BR',
  areaCode: '55',
  continent: 'southAmerica',
  currency: { code: 'BRL', symbol: 'R$', precision: 2 },
};

const taxNumber = idNumber('payeeForms.cpfOrCnpj', '529.982.247-25', ['cpfOrCnpj'], 'taxNumber');

export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      digits({ name: 'branchCode', labelKey: 'payeeForms.agency', digits: '4', example: '1234' }),
      lettersDigits({ digits: '5-13', example: '123456X' }),
      accountKind('checking', 'savings'),
      taxNumber,
    ],
    key: ['bankCode', 'branchCode', 'accountNumber'],
  },
  pix: {
    kind: 'alias',
    account: [
      {
        kind: 'radio',
        name: 'pixKeyType',
        labelKey: 'payeeForms.pixKeyType',
        choices: [
          { value: 'taxNumber', labelKey: 'payeeForms.cpfOrCnpj' },
          { value: 'phone', labelKey: 'fields.phoneNumber' },
          { value: 'email', labelKey: 'fields.email' },
          { value: 'random', labelKey: 'payeeForms.randomKey' },
        ],
      },
      {
        kind: 'text',
        name: 'pixKey',
        labelKey: 'fields.pixKey',
        hintKey: 'payeeForms.pixHint',
        maxLength: 77,
        sensitive: true,
        scan: { scheme: 'pix', kindField: 'pixKeyType' },
        rules: [
          { rule: 'cpfOrCnpj', when: { field: 'pixKeyType', is: 'taxNumber' } },
          { rule: 'pixPhone', when: { field: 'pixKeyType', is: 'phone' } },
          { rule: 'email', when: { field: 'pixKeyType', is: 'email' } },
          { rule: 'pixRandomKey', when: { field: 'pixKeyType', is: 'random' } },
        ],
      },
      taxNumber,
    ],
    key: ['pixKey'],
  },
});
