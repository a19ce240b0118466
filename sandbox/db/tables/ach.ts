import type { Generated } from 'kysely';
import type { JsonDefault, Money, MoneyOrNull, Optional } from './base';

export interface LinkedAccount {
  plaidAccountId: string;
  name: string;
  mask: string;
  accountType: 'checking' | 'savings';
  balance: string;
  [field: string]: string;
}

/** A visit to the account-linking page. */
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
  /** Bank and number as a hash: the same account twice is one. */
  fingerprint: string;
  /** Null when the bank does not tell. */
  balance: MoneyOrNull;
  /** PENDING, ACTIVE, NEED_UPDATE, FAILED. */
  status: string;
  /** When the check of a manual account comes due. */
  verify_at: Optional<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Optional<number>;
}

export interface RechargeItemsTable {
  id: string;
  source_country: string;
  brand: string;
  title: string;
  months: number;
  price: Money;
  original_price: Money;
  currency: string;
  account_kind: string;
  stock: number;
  steps: JsonDefault<{ [lang: string]: string[] }>;
  position: number;
}

export interface RechargeOrdersTable {
  id: string;
  seq_no: string;
  payer_id: string;
  item_id: string;
  account: string;
  amount: Money;
  currency: string;
  /** 0 in progress, 1 success, 2 expired. */
  status: number;
  page_token: string;
  redemption_code: Optional<string>;
  paid_at: Optional<number>;
  pay_deadline_at: number;
  next_step_at: Optional<number>;
  /** When money that came too late went back. */
  refunded_at: Optional<number>;
  finished_at: Optional<number>;
  created_at: number;
}
