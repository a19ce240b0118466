import { iban, idNumber } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const cnic = idNumber('payeeForms.cnic', '3520212345671', ['cnic']);

/** IBAN and the holder's CNIC, which the State Bank asks for. */
export default payeesIn('PAK', {
  bank: { account: [iban('PAK'), cnic], key: ['iban'] },
  eWallet: eWallet('3001234567'),
  cash: cash('PAK'),
});
