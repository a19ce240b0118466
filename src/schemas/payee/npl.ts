import { bank, lettersDigits } from './parts/account';
import { cash, eWallet, walletPhone } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('NPL', {
  bank: { account: [bank(), lettersDigits({ digits: '8-20', example: '01234567890123' })] },
  eWallet: eWallet('9812345678'),
  fonepay: { kind: 'alias', account: [bank(), walletPhone('9812345678')], contact: [] },
  cash: cash('NPL'),
});
