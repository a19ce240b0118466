import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, digits, lettersDigits } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'IND',
  alpha2: 'IN',
  areaCode: '91',
  continent: 'asia',
  currency: { code: 'INR', symbol: '₹', precision: 2 },
};

/** The Reserve Bank fixes the zero in an IFSC (NEFT, IMPS). */
export default payeesIn(country, {
  bank: {
    account: [
      lettersDigits({
        name: 'ifsc',
        labelKey: 'fields.ifsc',
        digits: '11',
        example: 'HDFC0000001',
        shape: 'ifsc',
        rules: ['ifscShape'],
      }),
      digits({ digits: '9-18', example: '50100123456789' }),
      accountKind('savings', 'current'),
    ],
    key: ['ifsc', 'accountNumber'],
  },
  upi: {
    kind: 'alias',
    account: [
      {
        kind: 'text',
        name: 'upiId',
        labelKey: 'fields.upiId',
        hintKey: 'payeeForms.example',
        hintParams: { example: 'priya.sharma@okhdfcbank' },
        transform: 'lower',
        maxLength: 100,
        sensitive: true,
        scan: { scheme: 'upi' },
        rules: ['upiId'],
      },
    ],
  },
});
