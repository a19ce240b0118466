import { iban } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

/** IBAN of 29 characters, in force since 2021 by the Central Bank. */
export default payeesIn('EGY', {
  bank: { account: [iban('EGY')] },
  cash: cash('EGY'),
});
