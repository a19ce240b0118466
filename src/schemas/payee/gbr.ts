import { digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

/** Sort code and account. The modulus check needs the tables of Vocalink, which the server has. */
export default payeesIn('GBR', {
  sortCode: {
    account: [
      digits({
        name: 'sortCode',
        labelKey: 'fields.sortCode',
        digits: '6',
        example: '20-00-00',
        groups: [2, 2, 2],
        separator: '-',
        shape: 'sortCode',
      }),
      digits({ digits: '8', example: '55779911' }),
    ],
  },
});
