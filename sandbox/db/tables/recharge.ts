import type { Generated } from 'kysely';
import type { Money, Optional } from './base';

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
  position: number;
}

export interface RechargeOrdersTable {
  id: string;
  seq_no: string;
  payer_id: string;
  item_id: string;
  /** Empty for an account at a brand. */
  area_code: Generated<string>;
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
  refunded_at: Optional<number>;
  finished_at: Optional<number>;
  created_at: number;
}

export interface RechargeMembersTable {
  id: string;
  payer_id: string;
  name: string;
  account_kind: string;
  area_code: string;
  account: string;
  created_at: number;
}
