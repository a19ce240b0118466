import type { RuleSpec } from '@/core/validation';
import { ibanRules } from '@/core/validation';

/** Purposes of a payment to a school (specification, product, 3.1; flows, 3). */
// prettier-ignore
export const feeTypes = [
  'tuition', 'deposit', 'applicationFee', 'accommodation', 'food', 'languageClassFee', 'languageClassDeposit',
  'languageClassApplication', 'depositAndApplication', 'canadaGic', 'germanSelfInsurance', 'studyInsurance',
  'installment', 'matriculationFee',
] as const;
export type FeeType = (typeof feeTypes)[number];

/** Fees that one country alone knows. */
export const feeTypeCountries: Partial<Record<FeeType, readonly string[]>> = {
  canadaGic: ['CAN'],
  germanSelfInsurance: ['DEU'],
};

/** The numbers by which a school knows a student or an application. */
export type StudentIdentifier =
  'invoiceNumber' | 'studentId' | 'applicationId' | 'applicationNumber' | 'registrationNumber';

export interface FeeField {
  readonly name: string;
  readonly kind: 'text' | 'date' | 'email' | 'select';
  readonly rules: readonly RuleSpec[];
  readonly options?: readonly string[];
}

const person: readonly FeeField[] = [
  { name: 'studentFirstName', kind: 'text', rules: ['required', 'englishName'] },
  { name: 'studentLastName', kind: 'text', rules: ['required', 'englishName'] },
  { name: 'birthDate', kind: 'date', rules: ['required', 'date', 'beforeToday'] },
  { name: 'studentEmail', kind: 'email', rules: ['required', 'email'] },
];
const number = (...kinds: readonly StudentIdentifier[]): readonly FeeField[] => [
  { name: 'identifierKind', kind: 'select', rules: ['required'], options: kinds },
  { name: 'identifier', kind: 'text', rules: ['required', { rule: 'maxLength', value: 40 }] },
];
const enrolled = number('studentId', 'invoiceNumber', 'registrationNumber');
const applying = number('applicationId', 'applicationNumber');
const course: readonly FeeField[] = [
  { name: 'courseName', kind: 'text', rules: ['required'] },
  { name: 'startDate', kind: 'date', rules: ['required', 'date'] },
];

/** Fields that a fee asks about the student, in their order. */
export const feeFields: Readonly<Record<FeeType, readonly FeeField[]>> = {
  tuition: [...person, ...enrolled, ...course],
  deposit: [...person, ...applying, ...course],
  applicationFee: [...person, ...applying],
  accommodation: [...person, ...enrolled, { name: 'address', kind: 'text', rules: ['required'] }],
  food: [...person, ...enrolled],
  languageClassFee: [...person, ...enrolled, ...course],
  languageClassDeposit: [...person, ...applying, ...course],
  languageClassApplication: [...person, ...applying],
  depositAndApplication: [...person, ...applying, ...course],
  canadaGic: [...person, { name: 'passportNumber', kind: 'text', rules: ['required'] }],
  germanSelfInsurance: [...person, { name: 'policyNumber', kind: 'text', rules: ['required'] }],
  studyInsurance: [...person, { name: 'policyNumber', kind: 'text', rules: ['required'] }],
  installment: [...person, ...enrolled],
  matriculationFee: [...person, ...enrolled],
};

export interface AccountKind {
  /** Country of the account; of EU any country of the euro. */
  readonly country: string;
  readonly currency: string;
  readonly fields: Readonly<Record<string, readonly RuleSpec[]>>;
  /** Characters allowed in the payment's reference. */
  readonly postscript: readonly RuleSpec[];
}

const reference: readonly RuleSpec[] = [{ rule: 'maxLength', value: 140 }];
const local = (digits: string): readonly RuleSpec[] => [
  'required',
  'integer',
  { rule: 'maxLength', value: digits },
];
const swift: readonly RuleSpec[] = ['required', 'swift'];

// prettier-ignore
export const schoolAccountKinds = [
  'UK', 'EU', 'HK', 'SGP', 'USA', 'JPN', 'AUS', 'BPAY', 'CAN', 'MYS', 'THA', 'NZL',
] as const;
export type SchoolAccountKind = (typeof schoolAccountKinds)[number];

/** Accounts a payer can add for a school, by the screens' kinds (overseasPaymentAddAccountBy...). */
export const accountKinds = {
  UK: { country: 'GBR', currency: 'GBP', fields: { sortCode: ['required', 'sortCode'], accountNumber: ['required', 'integer', { rule: 'exactLength', value: 8 }] }, postscript: reference },
  EU: { country: 'DEU', currency: 'EUR', fields: { iban: ['required', ...ibanRules('DEU')], swift: ['swift'] }, postscript: reference },
  HK: { country: 'HKG', currency: 'HKD', fields: { bankCode: ['required', 'integer', { rule: 'exactLength', value: 3 }], accountNumber: local('12') }, postscript: reference },
  SGP: { country: 'SGP', currency: 'SGD', fields: { swift, accountNumber: local('14') }, postscript: reference },
  USA: { country: 'USA', currency: 'USD', fields: { abaRouting: ['required', 'abaRouting', 'abaCheck'], accountNumber: local('17') }, postscript: reference },
  JPN: { country: 'JPN', currency: 'JPY', fields: { bankCode: ['required', 'integer', { rule: 'exactLength', value: 4 }], branchCode: ['required', 'integer', { rule: 'exactLength', value: 3 }], accountNumber: ['required', 'japanAccountNumber'] }, postscript: reference },
  AUS: { country: 'AUS', currency: 'AUD', fields: { bsb: ['required', 'bsb'], accountNumber: local('9') }, postscript: reference },
  BPAY: { country: 'AUS', currency: 'AUD', fields: { bpayBillerCode: ['required', 'integer', { rule: 'maxLength', value: 10 }], bpayReference: ['required', 'integer', { rule: 'maxLength', value: 20 }] }, postscript: ['billPostscript'] },
  CAN: { country: 'CAN', currency: 'CAD', fields: { institutionNumber: ['required', 'integer', { rule: 'exactLength', value: 3 }], transitNumber: ['required', 'integer', { rule: 'exactLength', value: 5 }], accountNumber: local('12') }, postscript: reference },
  MYS: { country: 'MYS', currency: 'MYR', fields: { swift, accountNumber: local('17') }, postscript: reference },
  THA: { country: 'THA', currency: 'THB', fields: { swift, accountNumber: local('15') }, postscript: reference },
  NZL: { country: 'NZL', currency: 'NZD', fields: { accountNumber: ['required', 'integer', { rule: 'minLength', value: 15 }, { rule: 'maxLength', value: 16 }] }, postscript: reference },
} as const satisfies Record<SchoolAccountKind, AccountKind>; // prettier-ignore

export const accountKind = (kind: SchoolAccountKind): AccountKind => accountKinds[kind];

/** Steps of the school agent's flow that send something (specification, product, 2.7). */
export const agentSteps = ['student', 'payer', 'relationProof', 'studyProof', 'order'] as const;
export type AgentStep = (typeof agentSteps)[number];
/** Value of the agentChannel header. */
export const AGENT_CHANNEL = 'ZLP';
