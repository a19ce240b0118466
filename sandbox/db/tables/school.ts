import type { AgentStep, FeeType } from '@/domain/school/school';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import type { JsonDefault, MoneyOrNull, Optional } from './base';

export interface SchoolsTable {
  id: string;
  name: string;
  /** Simplified, then traditional Chinese. */
  localName: Optional<string>;
  localNameHk: Optional<string>;
  country: string;
  city: string;
  currency: string;
  partner: string;
  hot: boolean;
  position: number;
  logo: Optional<string>;
}

export interface SchoolAliasesTable {
  schoolId: string;
  alias: string;
}

export interface SchoolFavouritesTable {
  payerId: string;
  schoolId: string;
  createdAt: number;
}

/** `payerId` null: the school's. */
export interface SchoolAccountsTable {
  id: string;
  schoolId: Optional<string>;
  payerId: Optional<string>;
  kind: SchoolAccountKind;
  country: string;
  currency: string;
  payeeName: string;
  accountNumber: string;
  fingerprint: string;
  fields: JsonDefault<{ [field: string]: string }>;
  confirmedAt: Optional<number>;
  createdAt: number;
}

export interface SchoolPayeesTable {
  payeeId: string;
  payerId: string;
  accountId: string;
  schoolId: Optional<string>;
  registrationId: Optional<string>;
  feeType: FeeType;
  currency: string;
  postscript: string;
  fields: JsonDefault<{ [field: string]: string }>;
  createdAt: number;
}

export interface SchoolRegistrationsTable {
  id: string;
  payerId: string;
  schoolId: string;
  feeType: FeeType;
  reference: string;
  amount: string;
  currency: string;
  expiresAt: number;
  createdAt: number;
}

export interface SchoolFeesTable {
  schoolId: string;
  feeType: FeeType;
  minAmount: string;
  maxAmount: string;
  position: number;
}

/** Enrolment proved without papers. */
export interface AcademicRecordsTable {
  orderId: string;
  payerId: string;
  kind: 'account' | 'verifyCode';
  studentName: string;
  value: string;
  createdAt: number;
}

export interface AgentsTable {
  merchantCode: string;
  name: string;
  channel: string;
  logo: string;
  servicePhone: string;
  countryCode: string;
  schools: JsonDefault<string[]>;
}

export interface AgentInvitesTable {
  id: string;
  merchantCode: string;
  schoolId: string;
  payerPhone: Optional<string>;
  payerId: Optional<string>;
  boundAt: Optional<number>;
  finishedAt: Optional<number>;
  createdAt: number;
}

export interface AgentStudentsTable {
  id: string;
  payerId: string;
  schoolId: string;
  studentNumber: string;
  firstName: string;
  lastName: string;
  localName: Optional<string>;
  birthDate: string;
  fields: JsonDefault;
  createdAt: number;
  updatedAt: number;
}

export interface AgentCommitsTable {
  id: string;
  inviteId: string;
  payerId: string;
  schoolId: string;
  studentId: string;
  step: AgentStep;
  payerForm: JsonDefault;
  relationship: Optional<string>;
  relationEvidenceId: Optional<string>;
  studyEvidenceId: Optional<string>;
  feeType: Optional<FeeType>;
  amount: MoneyOrNull;
  payeeId: Optional<string>;
  expiresAt: number;
  createdAt: number;
  updatedAt: number;
}

export interface AgentFormsTable {
  inviteId: string;
  payerId: string;
  taken: JsonDefault<string[]>;
  parts: JsonDefault<{ [part: string]: { values: { [field: string]: string }; images?: string[] } }>;
  begunAt: number;
  updatedAt: number;
}
