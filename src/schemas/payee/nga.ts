import { bank, digits } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

/** NUBAN: the check digit covers the bank's three-digit code; banks with newer, longer codes have another rule, so it warns. */
export default payeesIn('NGA', {
  bank: {
    account: [
      bank(),
      digits({
        digits: '10',
        example: '0000014579',
        rules: [{ rule: 'nubanCheck', field: 'bankCode', warning: true }],
      }),
    ],
  },
  cash: cash('NGA'),
});
