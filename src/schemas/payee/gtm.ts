import { accountKind, bank, digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('GTM', {
  bank: {
    account: [bank(), accountKind('savings', 'checking'), digits({ digits: '6-20', example: '3025001234' })],
  },
  cash: cash('GTM'),
});
