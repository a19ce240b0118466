import { accountKind, bank, digits, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('URY', {
  bank: {
    account: [
      bank(),
      accountKind('savings', 'checking'),
      digits({ digits: '6-14', example: '001234567' }),
      idNumber('payeeForms.cedula', '1.234.567-2', [
        { rule: 'digits', value: '7-8' },
        { rule: 'uruguayanIdCheck', warning: true },
      ]),
    ],
    key: ['bankCode', 'accountNumber'],
  },
});
