import { accountKind, bank, branch, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

/** Zengin: bank, branch, kind, seven digits, and the holder's name in katakana as the passbook has it. */
export default payeesIn('JPN', {
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
