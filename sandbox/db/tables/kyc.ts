import type { Defaulted, JsonDefault, Money, Optional } from './base';

/** A payer's answers outside of their KYC case: supplements, questionnaires, protocols. */
export interface KycAnswersTable {
  payer_id: string;
  scene: string;
  answers: JsonDefault;
  /** When it was asked for, from the console; null: only offered. */
  asked_at: Optional<number>;
  answered_at: Optional<number>;
}

/** Bank accounts of Korean payers, proved by a transfer of 1 KRW. */
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

/** Visits to a third party's page that end with its answer: Singpass, China's banks. */
export interface KycHandoffsTable {
  state: string;
  payer_id: string;
  kind: 'singpass' | 'bankPage';
  status: Defaulted<'open' | 'granted' | 'refused' | 'duplicate' | 'unsupported' | 'used'>;
  /** Given with the way back, single use. */
  code: Optional<string>;
  created_at: number;
  settled_at: Optional<number>;
}

/** The account a bank in China prepares for a payer, confirmed by a small transfer. */
export interface CnAccountsTable {
  payer_id: string;
  bank_channel: string;
  nationality: string;
  account_number: string;
  amount: Money;
  chosen_at: number;
  /** When the transfer was first asked for; it counts two hours. */
  payment_at: Optional<number>;
  confirmed_at: Optional<number>;
}
