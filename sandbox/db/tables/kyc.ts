import type { Defaulted, JsonDefault, Money, Optional } from './base';

/** Answers outside the KYC case: supplements, questionnaires, protocols. */
export interface KycAnswersTable {
  payer_id: string;
  scene: string;
  answers: JsonDefault;
  /** Null when it is only offered. */
  asked_at: Optional<number>;
  answered_at: Optional<number>;
}

export interface KrAccountsTable {
  id: string;
  payer_id: string;
  bank_code: string;
  account_number: string;
  holder: string;
  code: string;
  attempts: Defaulted<number>;
  status: Defaulted<'sent' | 'verified' | 'locked' | 'expired'>;
  sent_at: number;
  verified_at: Optional<number>;
  removed_at: Optional<number>;
}

/** Visits to Singpass or a bank in China. */
export interface KycHandoffsTable {
  state: string;
  payer_id: string;
  kind: 'singpass' | 'bankPage';
  status: Defaulted<'open' | 'granted' | 'refused' | 'duplicate' | 'unsupported' | 'used'>;
  /** Single use. */
  code: Optional<string>;
  created_at: number;
  settled_at: Optional<number>;
}

export interface CnAccountsTable {
  payer_id: string;
  bank_channel: string;
  nationality: string;
  account_number: string;
  amount: Money;
  chosen_at: number;
  /** The first request; valid for two hours. */
  payment_at: Optional<number>;
  confirmed_at: Optional<number>;
}
