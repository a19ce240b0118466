import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, branch, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'JPN',
  alpha2: 'JP',
  areaCode: '81',
  continent: 'asia',
  currency: { code: 'JPY', symbol: '¥', precision: 0 },
};

/** Zengin; katakana as in the passbook. */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      branch,
      accountKind('ordinary', 'current'),
      digits({ digits: '7', example: '1234567', shape: 'japanAccountNumber' }),
      {
        kind: 'name',
        script: 'any',
        name: 'kanaName',
        labelKey: 'payeeForms.kanaName',
        hintKey: 'payeeForms.example',
        hintParams: { example: 'ヤマダ ハナコ' },
        maxLength: 60,
        rules: ['zenginName'],
      },
    ],
    key: ['bankCode', 'branchCode', 'accountKind', 'accountNumber'],
  },
});
