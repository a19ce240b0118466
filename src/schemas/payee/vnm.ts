import { bank, lettersDigits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('VNM', {
  bank: { account: [bank(), lettersDigits({ digits: '6-19', example: '0123456789012' })] },
  eWallet: eWallet('912345678'),
  cash: cash('VNM'),
});
