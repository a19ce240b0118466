import { bank, digits } from './parts/account';
import { eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('THA', {
  bank: { account: [bank(), digits({ digits: '10-12', example: '1234567890' })] },
  eWallet: eWallet('812345678'),
});
