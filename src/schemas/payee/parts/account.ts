import type { CountryFacts } from '@/domain/countries/countryTypes';
import { ibanLengths, type RuleSpec } from '@/core/validation';
import type { Choice, FieldSchema } from '../../types';

type BankAccountField = Extract<FieldSchema, { kind: 'bankAccount' }>;

export const bank = (labelKey: I18nKey = 'fields.bankName'): FieldSchema => ({
  kind: 'select',
  name: 'bankCode',
  labelKey,
  choices: { source: 'banks' },
  search: true,
});

export const branch: FieldSchema = {
  kind: 'select',
  name: 'branchCode',
  labelKey: 'fields.branchName',
  choices: { source: 'branches', dependsOn: ['bankCode'] },
  search: true,
  visible: { field: 'bankCode', filled: true },
};

interface NumberOptions {
  readonly name?: string;
  readonly labelKey?: I18nKey;
  /** `10`, `6-16` */
  readonly digits: string;
  readonly example: string;
  readonly groups?: readonly number[];
  readonly separator?: string;
  readonly shape?: RuleSpec;
  readonly rules?: readonly RuleSpec[];
  readonly required?: boolean;
}

const most = (range: string): number => Number(range.split('-').pop());

type Written = Pick<BankAccountField, 'numeric' | 'transform'>;

const numberField = (
  written: Written,
  {
    name = 'accountNumber',
    labelKey = 'fields.accountNumber',
    digits: range,
    example,
    shape,
    rules = [],
    ...rest
  }: NumberOptions & { readonly shape: RuleSpec },
): BankAccountField => ({
  kind: 'bankAccount',
  name,
  labelKey,
  hintKey: 'payeeForms.example',
  hintParams: { example },
  ...written,
  maxLength: most(range),
  rules: [shape, ...rules],
  sensitive: true,
  ...rest,
});

export const digits = (options: NumberOptions): BankAccountField =>
  numberField(
    { numeric: true },
    {
      ...options,
      shape: options.shape ?? { rule: 'digits', value: options.digits },
      rules: ['notOneDigit', ...(options.rules ?? [])],
    },
  );

export const lettersDigits = (options: NumberOptions): BankAccountField =>
  numberField(
    { transform: 'upper' },
    { ...options, shape: options.shape ?? { rule: 'lettersDigits', value: options.digits } },
  );

/** Standard letters, length and check digits: all block. */
export const iban = (
  { code, alpha2 }: Pick<CountryFacts, 'code' | 'alpha2'>,
  example: string,
): BankAccountField => ({
  kind: 'bankAccount',
  name: 'iban',
  labelKey: 'fields.iban',
  hintKey: 'payeeForms.example',
  hintParams: { example },
  grouped: true,
  transform: 'upper',
  maxLength: ibanLengths[alpha2] ?? 34,
  rules: [
    ...(code === 'TUR' ? (['ibanTurkey'] as const) : (['iban', { rule: 'ibanOf', value: alpha2 }] as const)),
    'ibanCheck',
  ],
  sensitive: true,
});

export const swift: BankAccountField = {
  kind: 'bankAccount',
  name: 'swift',
  labelKey: 'fields.swift',
  hintKey: 'payeeForms.example',
  hintParams: { example: 'DEUTDEFF' },
  transform: 'upper',
  maxLength: 11,
  required: false,
  rules: ['swift', 'bicShape'],
};

const kinds = {
  savings: { value: 'savings', labelKey: 'payeeForms.kinds.savings' },
  checking: { value: 'checking', labelKey: 'payeeForms.kinds.checking' },
  ordinary: { value: 'ordinary', labelKey: 'payeeForms.kinds.ordinary' },
  current: { value: 'current', labelKey: 'payeeForms.kinds.current' },
} as const satisfies Record<string, Choice>;

export const accountKind = (...which: readonly (keyof typeof kinds)[]): FieldSchema => ({
  kind: 'radio',
  name: 'accountKind',
  labelKey: 'fields.accountType',
  choices: which.map((kind) => kinds[kind]),
});

export const idNumber = (
  labelKey: I18nKey,
  example: string,
  rules: readonly RuleSpec[],
  name: 'idNumber' | 'taxNumber' = 'idNumber',
): Extract<FieldSchema, { kind: 'idNumber' }> => ({
  kind: 'idNumber',
  name,
  labelKey,
  hintKey: 'payeeForms.example',
  hintParams: { example },
  maxLength: 20,
  transform: 'upper',
  rules,
});
