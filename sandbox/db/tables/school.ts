import type { JsonDefault, MoneyOrNull, Optional } from './base';

export interface SchoolsTable {
  id: string;
  name: string;
  /** In simplified, then in traditional Chinese. */
  local_name: Optional<string>;
  local_name_hk: Optional<string>;
  country: string;
  city: string;
  currency: string;
  partner: string;
  hot: boolean;
  position: number;
  logo: Optional<string>;
}

export interface SchoolAliasesTable {
  school_id: string;
  alias: string;
}

export interface SchoolFavouritesTable {
  payer_id: string;
  school_id: string;
  created_at: number;
}

/** `payer_id` is null for the school's account. */
export interface SchoolAccountsTable {
  id: string;
  school_id: Optional<string>;
  payer_id: Optional<string>;
  kind: string;
  country: string;
  currency: string;
  payee_name: string;
  account_number: string;
  fingerprint: string;
  fields: JsonDefault<{ [field: string]: string }>;
  confirmed_at: Optional<number>;
  created_at: number;
}

export interface SchoolPayeesTable {
  payee_id: string;
  payer_id: string;
  account_id: string;
  school_id: Optional<string>;
  registration_id: Optional<string>;
  fee_type: string;
  currency: string;
  postscript: string;
  fields: JsonDefault<{ [field: string]: string }>;
  created_at: number;
}

export interface SchoolRegistrationsTable {
  id: string;
  payer_id: string;
  school_id: string;
  fee_type: string;
  reference: string;
  amount: string;
  currency: string;
  expires_at: number;
  created_at: number;
}

export interface SchoolFeesTable {
  school_id: string;
  fee_type: string;
  min_amount: string;
  max_amount: string;
  position: number;
}

/** Enrolment proved without papers. */
export interface AcademicRecordsTable {
  order_id: string;
  payer_id: string;
  /** account, verifyCode. */
  kind: string;
  student_name: string;
  value: string;
  created_at: number;
}

export interface AgentsTable {
  merchant_code: string;
  name: string;
  channel: string;
  logo: string;
  service_phone: string;
  country_code: string;
  schools: JsonDefault<string[]>;
}

export interface AgentInvitesTable {
  id: string;
  merchant_code: string;
  school_id: string;
  payer_phone: Optional<string>;
  payer_id: Optional<string>;
  bound_at: Optional<number>;
  finished_at: Optional<number>;
  created_at: number;
}

export interface AgentStudentsTable {
  id: string;
  payer_id: string;
  school_id: string;
  student_number: string;
  first_name: string;
  last_name: string;
  local_name: Optional<string>;
  birth_date: string;
  fields: JsonDefault;
  created_at: number;
  updated_at: number;
}

export interface AgentCommitsTable {
  id: string;
  invite_id: string;
  payer_id: string;
  school_id: string;
  student_id: string;
  /** payer, relationProof, studyProof, order. */
  step: string;
  payer_form: JsonDefault;
  relationship: Optional<string>;
  relation_evidence_id: Optional<string>;
  study_evidence_id: Optional<string>;
  fee_type: Optional<string>;
  amount: MoneyOrNull;
  payee_id: Optional<string>;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

export interface AgentFormsTable {
  invite_id: string;
  payer_id: string;
  taken: JsonDefault<string[]>;
  parts: JsonDefault<{ [part: string]: { values: { [field: string]: string }; images?: string[] } }>;
  begun_at: number;
  updated_at: number;
}
