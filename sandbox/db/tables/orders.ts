import type { Generated } from 'kysely';
import type { Declared } from '@/contracts/entities/declared';
import type { OrderStatusName } from '@/domain/statuses/names';
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
  payerId: Optional<string>;
  sourceCountry: string;
  targetCountry: string;
  sourceCurrency: string;
  targetCurrency: string;
  sourceAmount: Money;
  targetAmount: Money;
  /** Target amount for `rateBase` units of the source currency. */
  rate: Money;
  rateBase: Defaulted<number>;
  rateAccuracy: Defaulted<number>;
  /** Without our margin, when `rate` was agreed. */
  marketRate: MoneyOrNull;
  feeAmount: Money;
  discountAmount: Money;
  totalAmount: Money;
  remitType: string;
  accountType: Optional<string>;
  couponId: Optional<string>;
  lockHours: number;
  createdAt: number;
  expiresAt: number;
}

export interface OrdersTable extends Record<keyof Declared, Optional<string>> {
  id: string;
  seqNo: string;
  payerId: string;
  payeeId: Optional<string>;
  type: Defaulted<number>;
  remitType: Defaulted<string>;
  countryCode: string;
  targetCountry: string;
  status: Defaulted<OrderStatusName>;
  sourceCurrency: string;
  sourceAmount: Money;
  targetCurrency: string;
  targetAmount: Money;
  /** Target amount for `rateBase` units of the source currency. */
  rate: Money;
  rateBase: Defaulted<number>;
  rateAccuracy: Defaulted<number>;
  marketRate: MoneyOrNull;
  feeAmount: Money;
  feeCurrency: string;
  discountAmount: MoneyDefault;
  /** Includes the fee, in the source currency. */
  totalAmount: Money;
  paymentMethod: Optional<string>;
  fundingType: Optional<string>;
  receiptMethod: Optional<string>;
  bankChannel: Optional<string>;
  partnerOrderId: Optional<string>;
  couponId: Optional<string>;
  rateLockedUntilAt: Optional<number>;
  payDeadlineAt: Optional<number>;
  /** Null: waits for a person. */
  nextStepAt: Optional<number>;
  paidAt: Optional<number>;
  /** When the bank pays what is drawn; null once it has, or where nothing is. */
  drawnUntilAt: Optional<number>;
  /** Of the payee when it became theirs, by `payees.fingerprint`: a payee can be changed, or deleted and added again. */
  payeeAccount: Optional<string>;
  /** When its sum was last agreed, for limits; null: when it was made. */
  countedAt: Optional<number>;
  finishedAt: Optional<number>;
  /** Through domains/order/placing/parties.ts only. */
  payerInfo: JsonBySchema;
  payeeInfo: JsonBySchema;
  supplement: JsonDefault;
  /** Through domains/order/extra.ts only. */
  extra: JsonBySchema;
  version: Defaulted<number>;
  createdAt: number;
  updatedAt: number;
}

export interface OrderHistoryTable {
  id: Generated<number>;
  orderId: string;
  fromStatus: Optional<OrderStatusName>;
  toStatus: OrderStatusName;
  actor: string;
  note: Optional<string>;
  createdAt: number;
}

export interface PaymentsTable {
  id: string;
  orderId: string;
  payerId: string;
  /** The specification's payment method: '140' PayID, '130' FPS... */
  method: string;
  amount: Money;
  currency: string;
  status: Defaulted<'created' | 'authorised' | 'paid' | 'mismatch' | 'cancelled' | 'failed' | 'unknown'>;
  receivedAmount: MoneyOrNull;
  /** `refund`: of this payment. */
  bookedTo: Optional<'order' | 'refund' | 'case'>;
  reference: string;
  /** Unguessable. */
  pageToken: string;
  returnUrl: Optional<string>;
  details: JsonDefault;
  createdAt: number;
  settledAt: Optional<number>;
}

export interface RefundsTable {
  id: string;
  orderId: string;
  payerId: string;
  /** Null: refund of the whole order. */
  paymentId: Optional<string>;
  amount: Money;
  currency: string;
  reason: Optional<string>;
  status: OrderStatusName;
  details: JsonDefault;
  createdAt: number;
  updatedAt: number;
}

/** Written only by triggers: migration 506. */
export interface BookEntriesTable {
  id: Generated<number>;
  orderId: string;
  kind: 'receipt' | 'refund' | 'fee' | 'coupon' | 'payout';
  /** Reverses an earlier one of this kind. */
  corrects: boolean;
  /** Of the last move. */
  actor: Optional<string>;
  createdAt: number;
}

export interface BookLinesTable {
  entryId: number;
  /** Above zero ours and owed to us: `bank`, `promotion`. Below owed by us and earned: `held`, `income`. */
  account: 'bank' | 'held' | 'income' | 'promotion' | 'exchange' | 'payout';
  currency: string;
  amount: Money;
}

export interface MoneyCasesTable {
  id: string;
  orderId: string;
  paymentId: Optional<string>;
  kind: 'notPayable' | 'refundFailed';
  amount: Money;
  currency: string;
  createdAt: number;
  closedAt: Optional<number>;
}

export interface VouchersTable {
  id: string;
  orderId: string;
  payerId: string;
  fileKey: string;
  kind: Defaulted<string>;
  createdAt: number;
}

export interface IdempotencyKeysTable {
  /** Payer id, or a visitor's device hash. */
  scope: string;
  call: string;
  key: string;
  paramsHash: string;
  answer: JsonColumn<Json>;
  createdAt: number;
}

/** Changes of the number of orders, kept by a trigger until a job adds them up. */
export interface OrderCountsTable {
  id: Generated<number>;
  payerId: string;
  countryCode: string;
  status: OrderStatusName;
  count: number;
  summed: Generated<boolean>;
}
