import { bank, digits } from './parts/account';
import { eWallet, walletPhone } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('MYS', {
  bank: { account: [bank(), digits({ digits: '8-17', example: '112233445566' })] },
  eWallet: eWallet('121234567'),
  touchGo: { kind: 'wallet', account: [walletPhone('121234567')], contact: [] },
});
