import { bank, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

export default payeesIn('RWA', {
  bank: { account: [bank(), digits({ digits: '6-16', example: '00040123456789' })] },
});
