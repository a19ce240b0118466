import type { EvidenceStatus } from '@/contracts/entities/evidence';
import type { DemandedType, VerifyType } from '@/domain/evidence';
import type { LargeFileStatus } from '@/contracts/calls/largeRemit';
import type { Defaulted, JsonColumn, JsonDefault, MoneyOrNull, Optional } from './base';

export interface EvidenceFile {
  key: string;
  name: string;
  [field: string]: string;
}

/** Newest per type, subject and order counts. */
export interface EvidenceTable {
  id: string;
  payerId: string;
  orderId: Optional<string>;
  payeeId: Optional<string>;
  verifyType: VerifyType;
  fileType: string;
  provideSource: Optional<string>;
  targetLevel: Optional<number>;
  status: EvidenceStatus;
  rejectReason: Optional<string>;
  files: JsonColumn<EvidenceFile[]>;
  answers: JsonDefault;
  submittedAt: number;
  /** Null once decided. */
  reviewAt: Optional<number>;
  reviewedAt: Optional<number>;
  createdAt: number;
}

/** `*` matches everything; thresholds in the source market's currency. */
export interface SupplementRulesTable {
  id: string;
  kind: DemandedType;
  sourceCountry: Defaulted<string>;
  targetCountry: Defaulted<string>;
  remitType: Defaulted<string>;
  accountType: Defaulted<string>;
  relationsFree: JsonDefault<string[]>;
  /** order: its amount; payer365, payee365: a year's total. */
  basis: string;
  threshold: MoneyOrNull;
  active: Defaulted<boolean>;
}

export interface OrderSupplementsTable {
  orderId: string;
  kind: VerifyType;
  payeeId: Optional<string>;
  riskType: Optional<string>;
  status: EvidenceStatus;
  evidenceId: Optional<string>;
  fileType: Optional<string>;
  postponedUntilAt: Optional<number>;
  /** Set when doubt remained after the payer's answer. */
  screenedAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
}

/** Birth dates rule out namesakes. */
export interface WatchListTable {
  name: string;
  birthDate: string;
  nationality: string;
}

export interface OrderUrgesTable {
  id: string;
  orderId: string;
  payerId: string;
  createdAt: number;
}

export interface WalletLimitsTable {
  payerId: string;
  payeeId: string;
  confirmedAmount: string;
  confirmedAt: number;
}

export interface LargeRemitsTable {
  payerId: string;
  /** Epoch ms by step. */
  steps: JsonDefault<{ [step: string]: number }>;
  faceKey: Optional<string>;
  signatureKey: Optional<string>;
  payeeId: Optional<string>;
  fileStatus: Defaulted<LargeFileStatus>;
  materialStatus: Defaulted<LargeFileStatus>;
  materialReviewAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
}
