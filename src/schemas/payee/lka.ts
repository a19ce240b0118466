import { bank, digits } from './parts/account';
import { cash, eWallet } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

/** Bank, three-digit branch (LankaPay) and account. */
export default payeesIn('LKA', {
  bank: {
    account: [
      bank(),
      digits({ name: 'branchCode', labelKey: 'fields.branchCode', digits: '3', example: '001' }),
      digits({ digits: '8-15', example: '0081234567' }),
    ],
    key: ['bankCode', 'accountNumber'],
  },
  eWallet: eWallet('771234567'),
  cash: cash('LKA'),
});
