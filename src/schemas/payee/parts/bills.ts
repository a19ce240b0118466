import type { FieldSchema } from '../../types';
import { digits, lettersDigits } from './account';
import type { PayeeSpec } from './payeesIn';

const billerName: FieldSchema = {
  kind: 'name',
  script: 'any',
  name: 'billerName',
  labelKey: 'payeeForms.billerName',
  hintKey: 'payeeForms.billerHint',
  maxLength: 60,
};

/** Up to 150 letters or digits (specification, flows, 5.3). */
const postscript: FieldSchema = {
  kind: 'text',
  name: 'remark',
  labelKey: 'fields.postscript',
  hintKey: 'payeeForms.example',
  hintParams: { example: 'INV20250131' },
  maxLength: 150,
  required: false,
  rules: ['billPostscript'],
};

export const bpayBill: readonly FieldSchema[] = [
  digits({ name: 'bpayBillerCode', labelKey: 'payeeForms.billerCode', digits: '3-10', example: '23796' }),
  digits({ name: 'bpayReference', labelKey: 'payeeForms.reference', digits: '2-20', example: '4001234567' }),
];

/** BPAY's terms (specification, flows, 5.7). */
export const bpayTerms: FieldSchema = {
  kind: 'checkbox',
  name: 'agreed',
  labelKey: 'payeeForms.bpayTerms',
};

export const billPayment: PayeeSpec = {
  kind: 'bill',
  person: [],
  account: [
    billerName,
    lettersDigits({ labelKey: 'payeeForms.billAccount', digits: '3-30', example: '1234567890' }),
    postscript,
  ],
  contact: [],
};
