import { digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

/** Bank, branch, account and suffix in one number. New branch ranges come up, so the check digit only warns. */
export default payeesIn('NZL', {
  bank: {
    account: [
      digits({
        digits: '15-16',
        example: '01-0902-0068389-00',
        groups: [2, 4, 7, 3],
        separator: '-',
        rules: [{ rule: 'nzAccountCheck', warning: true }],
      }),
    ],
  },
});
