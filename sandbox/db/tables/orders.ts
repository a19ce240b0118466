import type { Generated } from 'kysely';
import type {
  Defaulted,
  Json,
  JsonBySchema,
  JsonColumn,
  JsonDefault,
  Money,
  MoneyDefault,
  MoneyOrNull,
  Optional,
} from './base';

export interface QuotesTable {
  id: string;
  payer_id: Optional<string>;
  source_country: string;
  target_country: string;
  source_currency: string;
  target_currency: string;
  source_amount: Money;
  target_amount: Money;
  /** Target amount for `rate_base` units of the source currency. */
  rate: Money;
  rate_base: Defaulted<number>;
  rate_accuracy: Defaulted<number>;
  fee_amount: Money;
  discount_amount: Money;
  total_amount: Money;
  remit_type: string;
  account_type: Optional<string>;
  coupon_id: Optional<string>;
  lock_hours: number;
  created_at: number;
  expires_at: number;
}

export interface OrdersTable {
  id: string;
  seq_no: string;
  payer_id: string;
  payee_id: Optional<string>;
  type: Defaulted<number>;
  remit_type: Defaulted<string>;
  country_code: string;
  target_country: string;
  status: Defaulted<string>;
  source_currency: string;
  source_amount: Money;
  target_currency: string;
  target_amount: Money;
  /** Target amount for `rate_base` units of the source currency. */
  rate: Money;
  rate_base: Defaulted<number>;
  rate_accuracy: Defaulted<number>;
  fee_amount: Money;
  fee_currency: string;
  discount_amount: MoneyDefault;
  /** Includes the fee, in the source currency. */
  total_amount: Money;
  payment_method: Optional<string>;
  funding_type: Optional<string>;
  receipt_method: Optional<string>;
  purpose: Optional<string>;
  relation: Optional<string>;
  postscript: Optional<string>;
  bank_channel: Optional<string>;
  partner_order_id: Optional<string>;
  coupon_id: Optional<string>;
  rate_locked_until_at: Optional<number>;
  pay_deadline_at: Optional<number>;
  /** Null: it waits for a person. */
  next_step_at: Optional<number>;
  paid_at: Optional<number>;
  finished_at: Optional<number>;
  /** Through domains/order/parties.ts only. */
  payer_info: JsonBySchema;
  payee_info: JsonBySchema;
  supplement: JsonDefault;
  /** Through domains/order/extra.ts only. */
  extra: JsonBySchema;
  version: Defaulted<number>;
  created_at: number;
  updated_at: number;
}

export interface OrderHistoryTable {
  id: Generated<number>;
  order_id: string;
  from_status: Optional<string>;
  to_status: string;
  actor: string;
  note: Optional<string>;
  created_at: number;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  payer_id: string;
  /** Payment method of the specification as text: '140' PayID, '130' FPS... */
  method: string;
  amount: Money;
  currency: string;
  /** created, authorised, paid, mismatch, cancelled, failed, unknown. */
  status: Defaulted<string>;
  received_amount: MoneyOrNull;
  /** order, refund (of this payment), case. */
  booked_to: Optional<string>;
  reference: string;
  /** Unguessable. */
  page_token: string;
  return_url: Optional<string>;
  details: JsonDefault;
  created_at: number;
  settled_at: Optional<number>;
}

export interface RefundsTable {
  id: string;
  order_id: string;
  payer_id: string;
  /** Null for a refund of the whole order. */
  payment_id: Optional<string>;
  amount: Money;
  currency: string;
  reason: Optional<string>;
  status: string;
  details: JsonDefault;
  created_at: number;
  updated_at: number;
}

export interface MoneyCasesTable {
  id: string;
  order_id: string;
  payment_id: Optional<string>;
  /** notPayable, refundFailed. */
  kind: string;
  amount: Money;
  currency: string;
  created_at: number;
  closed_at: Optional<number>;
}

export interface VouchersTable {
  id: string;
  order_id: string;
  payer_id: string;
  file_key: string;
  kind: Defaulted<string>;
  created_at: number;
}

export interface IdempotencyKeysTable {
  /** Payer id, or a visitor's device hash. */
  scope: string;
  call: string;
  key: string;
  params_hash: string;
  answer: JsonColumn<Json>;
  created_at: number;
}

/** Kept by a trigger; never written by a query. */
export interface OrderCountsTable {
  payer_id: string;
  status: string;
  count: number;
}
