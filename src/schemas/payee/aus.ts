import type { CountryFacts } from '@/domain/countries/countryTypes';
import { digits } from './parts/account';
import { billPayment, bpayBill, bpayTerms } from './parts/bills';
import { payeesIn } from './parts/payeesIn';
import { bsb } from './parts/routing';

const country: CountryFacts = {
  code: 'AUS',
  alpha2: 'AU',
  areaCode: '61',
  continent: 'oceania',
  currency: { code: 'AUD', symbol: 'A$', precision: 2 },
};

export default payeesIn(country, {
  bank: {
    account: [bsb, digits({ digits: '5-9', example: '12345678', rules: [{ rule: 'after', field: 'bsb' }] })],
  },
  bpay: {
    kind: 'bill',
    person: [],
    account: [...bpayBill, bpayTerms],
    key: ['bpayBillerCode', 'bpayReference'],
    contact: [],
  },
  billPayment: billPayment,
});
