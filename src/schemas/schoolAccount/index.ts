import type { CountryCode, CurrencyCode } from '@/domain/countries/countryTypes';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import type { RuleSpec } from '@/core/validation';
import { digits, swift as payeeSwift } from '../payee/parts/account';
import { bpayBill } from '../payee/parts/bills';
import { abaRouting, bsb, nzAccount, sortCode } from '../payee/parts/routing';
import type { FieldSchema, FormSchema } from '../types';

export interface AccountKind {
  /** An IBAN's first two letters decide instead. */
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  readonly account: readonly FieldSchema[];
  readonly postscript: readonly RuleSpec[];
  readonly termsKey?: I18nKey;
}

const reference: readonly RuleSpec[] = [{ rule: 'maxLength', value: 140 }];
const swift = { ...payeeSwift, required: true };
const bankCode = (length: '3' | '4', example: string): FieldSchema =>
  digits({ name: 'bankCode', labelKey: 'fields.bankCode', digits: length, example });

/** Forms, checks on both sides and terms follow. */
export const accountKinds = {
  UK: {
    country: 'GBR',
    currency: 'GBP',
    account: [sortCode, digits({ digits: '8', example: '55779911' })],
    postscript: reference,
  },
  EU: {
    country: 'DEU',
    currency: 'EUR',
    account: [
      {
        kind: 'bankAccount',
        name: 'iban',
        labelKey: 'fields.iban',
        hintKey: 'payeeForms.example',
        hintParams: { example: 'DE89 3704 0044 0532 0130 00' },
        grouped: true,
        transform: 'upper',
        maxLength: 34,
        rules: ['iban', 'ibanCheck'],
        sensitive: true,
      },
      payeeSwift,
    ],
    postscript: reference,
  },
  HK: {
    country: 'HKG',
    currency: 'HKD',
    account: [bankCode('3', '004'), digits({ digits: '6-12', example: '388123456001' })],
    postscript: reference,
  },
  SGP: {
    country: 'SGP',
    currency: 'SGD',
    account: [swift, digits({ digits: '6-14', example: '0123456789' })],
    postscript: reference,
  },
  USA: {
    country: 'USA',
    currency: 'USD',
    account: [abaRouting, digits({ digits: '4-17', example: '123456789' })],
    postscript: reference,
  },
  JPN: {
    country: 'JPN',
    currency: 'JPY',
    account: [
      bankCode('4', '0005'),
      digits({ name: 'branchCode', labelKey: 'fields.branchCode', digits: '3', example: '001' }),
      digits({ digits: '7', example: '1234567', shape: 'japanAccountNumber' }),
    ],
    postscript: reference,
  },
  AUS: {
    country: 'AUS',
    currency: 'AUD',
    account: [bsb, digits({ digits: '5-9', example: '12345678', rules: [{ rule: 'after', field: 'bsb' }] })],
    postscript: reference,
  },
  BPAY: {
    country: 'AUS',
    currency: 'AUD',
    account: bpayBill,
    postscript: ['billPostscript'],
    termsKey: 'payeeForms.bpayTerms',
  },
  CAN: {
    country: 'CAN',
    currency: 'CAD',
    account: [
      digits({
        name: 'institutionNumber',
        labelKey: 'payeeForms.institutionNumber',
        digits: '3',
        example: '003',
      }),
      digits({ name: 'transitNumber', labelKey: 'payeeForms.transit', digits: '5', example: '00012' }),
      digits({ digits: '7-12', example: '1234567' }),
    ],
    postscript: reference,
  },
  MYS: {
    country: 'MYS',
    currency: 'MYR',
    account: [swift, digits({ digits: '8-17', example: '112233445566' })],
    postscript: reference,
  },
  THA: {
    country: 'THA',
    currency: 'THB',
    account: [swift, digits({ digits: '10-15', example: '1234567890' })],
    postscript: reference,
  },
  NZL: {
    country: 'NZL',
    currency: 'NZD',
    account: [nzAccount],
    postscript: reference,
  },
} as const satisfies Record<SchoolAccountKind, AccountKind>;

export const accountKind = (kind: SchoolAccountKind): AccountKind => accountKinds[kind];

export function accountForm(id: string, { account, termsKey }: AccountKind): FormSchema {
  return {
    id: `school-account-${id.toLowerCase()}`,
    sections: [
      {
        fields: [
          {
            kind: 'name',
            script: 'any',
            name: 'payeeName',
            labelKey: 'overseas.account.holder',
            hintKey: 'overseas.account.holderHint',
            maxLength: 100,
          },
          {
            kind: 'text',
            name: 'bankName',
            labelKey: 'fields.bankName',
            required: false,
            maxLength: 80,
          },
        ],
      },
      { titleKey: 'overseas.account.section', fields: account },
      ...(termsKey ? [{ fields: [{ kind: 'checkbox', name: 'agreed', labelKey: termsKey } as const] }] : []),
    ],
  };
}
