import type { Defaulted, JsonDefault, Money, Optional } from './base';

/** Answers outside the KYC case: supplements, questionnaires, protocols. */
export interface KycAnswersTable {
  payerId: string;
  scene: string;
  answers: JsonDefault;
  /** Null when only offered. */
  askedAt: Optional<number>;
  answeredAt: Optional<number>;
}

export interface KrAccountsTable {
  id: string;
  payerId: string;
  bankCode: string;
  accountNumber: string;
  /** Its hash. */
  accountIndex: Optional<string>;
  holder: string;
  /** A hash. */
  code: string;
  attempts: Defaulted<number>;
  status: Defaulted<'sent' | 'verified' | 'locked' | 'expired'>;
  sentAt: number;
  verifiedAt: Optional<number>;
  removedAt: Optional<number>;
}

/** Visits to Singpass or a bank in China. */
export interface KycHandoffsTable {
  state: string;
  payerId: string;
  kind: 'singpass' | 'bankPage';
  status: Defaulted<'open' | 'granted' | 'refused' | 'duplicate' | 'unsupported' | 'used'>;
  /** Single use. */
  code: Optional<string>;
  createdAt: number;
  settledAt: Optional<number>;
}

export interface CnAccountsTable {
  payerId: string;
  bankChannel: string;
  nationality: string;
  accountNumber: string;
  amount: Money;
  chosenAt: number;
  /** The first request; valid for two hours. */
  paymentAt: Optional<number>;
  confirmedAt: Optional<number>;
}
