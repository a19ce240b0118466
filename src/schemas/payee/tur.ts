import { iban, idNumber } from './parts/account';
import { payeesIn } from './parts/payeesIn';

/** IBAN; the identity number is asked for where there is one, and its digits only warn. */
export default payeesIn('TUR', {
  bank: {
    account: [
      iban('TUR'),
      {
        ...idNumber('payeeForms.tckn', '10000000146', [
          { rule: 'digits', value: '11' },
          { rule: 'turkishIdCheck', warning: true },
        ]),
        required: false,
      },
    ],
  },
  iban: { account: [iban('TUR')] },
});
