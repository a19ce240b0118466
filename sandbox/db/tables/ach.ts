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
  payerId: string;
  /** assets: a new account; update: `accountId` again. */
  mode: 'assets' | 'update';
  accountId: Optional<string>;
  status: 'open' | 'success' | 'failed' | 'exit';
  institutionId: Optional<string>;
  institutionName: Optional<string>;
  accounts: JsonDefault<LinkedAccount[]>;
  createdAt: number;
  expiresAt: number;
}

export interface AchEventsTable {
  id: Generated<number>;
  linkToken: string;
  payerId: string;
  eventName: string;
  detail: JsonDefault;
  createdAt: number;
}

export interface AchAccountsTable {
  id: string;
  payerId: string;
  source: 'plaid' | 'manual';
  institutionId: Optional<string>;
  institutionName: string;
  holderName: string;
  accountType: string;
  mask: string;
  /** Hash of bank and number. */
  fingerprint: string;
  balance: MoneyOrNull;
  status: 'PENDING' | 'ACTIVE' | 'NEED_UPDATE' | 'FAILED';
  verifyAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
  deletedAt: Optional<number>;
}
