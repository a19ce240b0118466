import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('GHA', {
  bank: { account: [bank(), digits({ digits: '10-16', example: '1234567890123' })] },
  eWallet: eWallet('241234567'),
  cash: cash('GHA'),
});
