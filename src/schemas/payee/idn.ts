import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('IDN', {
  bank: { account: [bank(), digits({ digits: '10-16', example: '1234567890' })] },
  eWallet: eWallet('81234567890'),
  cash: cash('IDN'),
});
