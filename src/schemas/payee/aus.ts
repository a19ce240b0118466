import type { CountryFacts } from '@/domain/countryTypes';
import { digits } from './parts/account';
import { billPayment } from './parts/bills';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'AUS',
  alpha2: 'AU',
  areaCode: '61',
  continent: 'oceania',
  currency: { code: 'AUD', symbol: 'A$', precision: 2 },
};

/** BSB and account; bills by BPAY or by the biller's own account. */
export default payeesIn(country, {
  bank: {
    account: [
      digits({
        name: 'bsb',
        labelKey: 'fields.bsb',
        digits: '6',
        example: '062-000',
        groups: [3, 3],
        separator: '-',
        shape: 'bsb',
      }),
      digits({ digits: '5-9', example: '12345678', rules: [{ rule: 'after', field: 'bsb' }] }),
    ],
  },
  bpay: {
    kind: 'bill',
    person: [],
    account: [
      digits({
        name: 'bpayBillerCode',
        labelKey: 'payeeForms.billerCode',
        digits: '3-10',
        example: '23796',
      }),
      digits({
        name: 'bpayReference',
        labelKey: 'payeeForms.reference',
        digits: '2-20',
        example: '4001234567',
      }),
    ],
    contact: [],
  },
  billPayment: billPayment,
});
