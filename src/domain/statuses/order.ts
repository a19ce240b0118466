import { type OrderStatusName, orderStatusNames } from './names';
import type { Actor, IconName, Tone } from './tones';

/** `hidden` orders are in no tab. */
export type OrderTabName = 'waiting' | 'progress' | 'done' | 'closed' | 'hidden';

type Labelled = Exclude<OrderStatusName, 'TRANSACTION_SUCCESS'> | 'unknown';

export interface OrderStatusRow {
  readonly labelKey: `statuses.order.${Labelled}.label`;
  readonly hintKey: `statuses.order.${OrderStatusName | 'unknown'}.hint`;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly acts: Actor;
  /** Usually last; banks may return money. */
  readonly final: boolean;
  readonly tab: OrderTabName;
}

const row = (
  status: OrderStatusName | 'unknown',
  tone: Tone,
  icon: IconName,
  acts: Actor,
  tab: OrderTabName,
  final = false,
): OrderStatusRow => ({
  labelKey: `statuses.order.${status === 'TRANSACTION_SUCCESS' ? 'BANK_REMITTED' : status}.label`,
  hintKey: `statuses.order.${status}.hint`,
  tone,
  icon,
  acts,
  final,
  tab,
});

/** Specification, product, 4.2; refund colours and eight rows are ours. */
export const orderStatuses = {
  INIT: row('INIT', 'grey', 'clock', 'us', 'hidden'),
  WAIT_CREATE: row('WAIT_CREATE', 'amber', 'clock', 'us', 'waiting'),
  WAIT_PAYMENT: row('WAIT_PAYMENT', 'amber', 'wallet', 'payer', 'waiting'),
  PAYMENT_ING: row('PAYMENT_ING', 'amber', 'clock', 'bank', 'waiting'),
  PAYMENT_TO_BE_VERIFIED: row('PAYMENT_TO_BE_VERIFIED', 'amber', 'warning', 'payer', 'waiting'),
  PAYMENT_AUTHORISED: row('PAYMENT_AUTHORISED', 'amber', 'clock', 'bank', 'progress'),
  PAYMENT_RECEIVED: row('PAYMENT_RECEIVED', 'amber', 'clock', 'us', 'progress'),
  PAYMENT_SUCCESS: row('PAYMENT_SUCCESS', 'amber', 'clock', 'us', 'progress'),
  TRANSACTION_ING: row('TRANSACTION_ING', 'amber', 'clock', 'us', 'progress'),
  BANK_PROCESSING: row('BANK_PROCESSING', 'amber', 'bank', 'bank', 'progress'),
  BANK_ACCEPTED: row('BANK_ACCEPTED', 'amber', 'bank', 'bank', 'progress'),
  WAIT_RECEIVE: row('WAIT_RECEIVE', 'amber', 'gift', 'payee', 'progress'),
  BANK_REMITTED: row('BANK_REMITTED', 'green', 'check', 'nobody', 'done', true),
  PAYMENT_REMITTED: row('PAYMENT_REMITTED', 'green', 'check', 'nobody', 'done', true),
  TRANSACTION_SUCCESS: row('TRANSACTION_SUCCESS', 'green', 'check', 'nobody', 'done', true),
  BANK_REMIT_FAILED: row('BANK_REMIT_FAILED', 'red', 'error', 'payer', 'progress'),
  PAYMENT_FAILED: row('PAYMENT_FAILED', 'red', 'error', 'payer', 'waiting'),
  TRANSACTION_FAILED: row('TRANSACTION_FAILED', 'red', 'error', 'payer', 'closed'),
  PAYMENT_CANCELED: row('PAYMENT_CANCELED', 'grey', 'close', 'nobody', 'closed', true),
  PAYMENT_TIMEOUT: row('PAYMENT_TIMEOUT', 'grey', 'clock', 'nobody', 'closed', true),
  INVALID: row('INVALID', 'grey', 'close', 'nobody', 'closed', true),
  TRANSACTION_CLOSED: row('TRANSACTION_CLOSED', 'grey', 'close', 'nobody', 'closed', true),
  REFUND_REQUEST: row('REFUND_REQUEST', 'blue', 'receipt', 'us', 'progress'),
  REFUND_ACCEPTING: row('REFUND_ACCEPTING', 'blue', 'receipt', 'us', 'progress'),
  REFUND_APPROVE: row('REFUND_APPROVE', 'blue', 'receipt', 'us', 'progress'),
  REFUND_ING: row('REFUND_ING', 'blue', 'receipt', 'bank', 'progress'),
  REFUND_SUCCESS: row('REFUND_SUCCESS', 'green', 'receipt', 'nobody', 'closed', true),
  REFUND_FAILED: row('REFUND_FAILED', 'red', 'warning', 'us', 'progress'),
} as const satisfies Record<OrderStatusName, OrderStatusRow>;

export const unknownOrderStatus: OrderStatusRow = row('unknown', 'grey', 'help', 'us', 'progress');

export const isOrderStatus = (text: string): text is OrderStatusName =>
  Object.prototype.hasOwnProperty.call(orderStatuses, text);
export const orderStatusRow = (status: string): OrderStatusRow =>
  isOrderStatus(status) ? orderStatuses[status] : unknownOrderStatus;

export const statusesOfTab = (tab: Exclude<OrderTabName, 'hidden'> | 'all'): readonly OrderStatusName[] =>
  orderStatusNames.filter((status) =>
    tab === 'all' ? orderStatuses[status].tab !== 'hidden' : orderStatuses[status].tab === tab,
  );

/** A wallet's (specification, product, 4.2). */
export const paymentResultOf = (status: number): 'paid' | 'unpaid' | 'abnormal' =>
  status === 1 ? 'paid' : status === 0 ? 'unpaid' : 'abnormal';
