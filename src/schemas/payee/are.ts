import { iban, swift } from './parts/account';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('ARE', {
  bank: { account: [iban('ARE'), swift] },
  iban: { account: [iban('ARE')] },
});
