import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('PHL', {
  bank: { account: [bank(), digits({ digits: '6-16', example: '001230004567' })] },
  eWallet: eWallet('9171234567', ['phonePhilippines']),
  cash: cash('PHL'),
});
