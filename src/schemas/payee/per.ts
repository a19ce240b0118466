import { digits, idNumber } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

/** CCI: entity, office, account and check digits in 20 digits (3 3 12 2); with the holder's DNI. */
export default payeesIn('PER', {
  bank: {
    account: [
      digits({
        labelKey: 'payeeForms.cci',
        digits: '20',
        example: '002 193 001234567890 12',
        groups: [3, 3, 12, 2],
      }),
      idNumber('payeeForms.dni', '40123456', [{ rule: 'digits', value: '8' }]),
    ],
    key: ['accountNumber'],
  },
  cash: cash('PER'),
});
