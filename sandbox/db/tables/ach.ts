import type { Generated } from 'kysely';
import type { JsonDefault, MoneyOrNull, Optional } from './base';

export interface LinkedAccount {
  plaidAccountId: string;
  name: string;
  mask: string;
  accountType: 'checking' | 'savings';
  balance: string;
  [field: string]: string;
}

export interface AchLinksTable {
  token: string;
  payer_id: string;
  /** assets: a new account; update: `account_id` again. */
  mode: string;
  account_id: Optional<string>;
  /** open, success, failed, exit. */
  status: string;
  institution_id: Optional<string>;
  institution_name: Optional<string>;
  accounts: JsonDefault<LinkedAccount[]>;
  created_at: number;
  expires_at: number;
}

export interface AchEventsTable {
  id: Generated<number>;
  link_token: string;
  payer_id: string;
  event_name: string;
  detail: JsonDefault;
  created_at: number;
}

export interface AchAccountsTable {
  id: string;
  payer_id: string;
  /** plaid, manual. */
  source: string;
  institution_id: Optional<string>;
  institution_name: string;
  holder_name: string;
  account_type: string;
  mask: string;
  /** Hash of bank and number. */
  fingerprint: string;
  balance: MoneyOrNull;
  /** PENDING, ACTIVE, NEED_UPDATE, FAILED. */
  status: string;
  verify_at: Optional<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Optional<number>;
}
