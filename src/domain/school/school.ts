import type { RuleSpec } from '@/core/validation';

/** For studies; the sender states their duration. */
export const studyPurposes: readonly string[] = [
  'EDU_TRAVEL_SHORT',
  'EDU_TRAVEL_LONG',
  'STUDY_ABROAD_SHORT',
  'STUDY_ABROAD_LONG',
];

/** Specification, product, 3.1; flows, 3. */
// prettier-ignore
export const feeTypes = [
  'tuition', 'deposit', 'applicationFee', 'accommodation', 'food', 'languageClassFee', 'languageClassDeposit',
  'languageClassApplication', 'depositAndApplication', 'canadaGic', 'germanSelfInsurance', 'studyInsurance',
  'installment', 'matriculationFee',
] as const;
export type FeeType = (typeof feeTypes)[number];

export const feeTypeCountries: Partial<Record<FeeType, readonly string[]>> = {
  canadaGic: ['CAN'],
  germanSelfInsurance: ['DEU'],
};

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

/** Steps that send something (specification, product, 2.7). */
export const agentSteps = ['student', 'payer', 'relationProof', 'studyProof', 'order'] as const;
export type AgentStep = (typeof agentSteps)[number];
/** In order (specification, flows, 5.6). */
// prettier-ignore
export const agentFlow = [
  'selectStudent', 'studentInfo', 'studentDocument', 'confirmStudent', 'payerInfo', 'confirmPayer', 'payerDocument',
  'relationProof', 'studyProof', 'order',
] as const;
export type AgentFlowStep = (typeof agentFlow)[number];
/** Saved until a later step sends them; `fee` belongs to the proof of study. */
// prettier-ignore
export const agentParts = [
  'selectStudent', 'studentInfo', 'studentDocument', 'payerInfo', 'confirmPayer', 'fee',
] as const;
export type AgentPart = (typeof agentParts)[number];

const undoneBy: Partial<Record<AgentPart, readonly AgentFlowStep[]>> = {
  selectStudent: ['studentInfo', 'studentDocument', 'confirmStudent'],
  studentInfo: ['confirmStudent'],
  studentDocument: ['confirmStudent'],
  payerInfo: ['confirmPayer', 'payerDocument'],
};

export const agentStepAt = (taken: readonly string[]): AgentFlowStep =>
  agentFlow.find((step) => !taken.includes(step)) ?? 'order';

export function agentStepsTaken(taken: readonly string[], step: AgentFlowStep | AgentPart): AgentFlowStep[] {
  const undone: readonly string[] = undoneBy[step as AgentPart] ?? [];
  return agentFlow.filter((one) => one === step || (taken.includes(one) && !undone.includes(one)));
}

/** Days that an unfinished form is kept. */
export const AGENT_FORM_DAYS = 7;
export const AGENT_CHANNEL = 'ZLP';
