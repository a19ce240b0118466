import type { Defaulted, JsonColumn, JsonDefault, MoneyOrNull, Optional } from './base';

export interface EvidenceFile {
  key: string;
  name: string;
  [field: string]: string;
}

/** The newest per type, subject and order counts. */
export interface EvidenceTable {
  id: string;
  payer_id: string;
  order_id: Optional<string>;
  payee_id: Optional<string>;
  verify_type: string;
  file_type: string;
  provide_source: Optional<string>;
  target_level: Optional<number>;
  /** UnderReview, Rejected, Passed. */
  status: string;
  reject_reason: Optional<string>;
  files: JsonColumn<EvidenceFile[]>;
  answers: JsonDefault;
  submitted_at: number;
  /** Null once decided. */
  review_at: Optional<number>;
  reviewed_at: Optional<number>;
  created_at: number;
}

/** `*` matches everything; thresholds are in the source market's currency. */
export interface SupplementRulesTable {
  id: string;
  kind: string;
  source_country: Defaulted<string>;
  target_country: Defaulted<string>;
  remit_type: Defaulted<string>;
  account_type: Defaulted<string>;
  relations_free: JsonDefault<string[]>;
  /** order: its amount; payer365, payee365: a year's total. */
  basis: string;
  threshold: MoneyOrNull;
  active: Defaulted<boolean>;
}

export interface OrderSupplementsTable {
  order_id: string;
  kind: string;
  payee_id: Optional<string>;
  risk_type: Optional<string>;
  /** WaitUpload, UnderReview, Rejected, Passed. */
  status: string;
  evidence_id: Optional<string>;
  file_type: Optional<string>;
  postponed_until_at: Optional<number>;
  /** When doubt remained after the payer's answer. */
  screened_at: Optional<number>;
  created_at: number;
  updated_at: number;
}

/** The birth date rules out a namesake. */
export interface WatchListTable {
  name: string;
  birth_date: string;
  nationality: string;
}

export interface OrderUrgesTable {
  id: string;
  order_id: string;
  payer_id: string;
  created_at: number;
}

export interface WalletLimitsTable {
  payer_id: string;
  payee_id: string;
  confirmed_amount: string;
  confirmed_at: number;
}

export interface LargeRemitsTable {
  payer_id: string;
  /** Epoch ms by step. */
  steps: JsonDefault<{ [step: string]: number }>;
  face_key: Optional<string>;
  signature_key: Optional<string>;
  payee_id: Optional<string>;
  file_status: Defaulted<string>;
  material_status: Defaulted<string>;
  material_review_at: Optional<number>;
  created_at: number;
  updated_at: number;
}
