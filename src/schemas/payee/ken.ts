import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('KEN', {
  bank: { account: [bank(), digits({ digits: '8-14', example: '0110123456789' })] },
  eWallet: eWallet('712345678'),
  cash: cash('KEN'),
});
