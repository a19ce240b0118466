import type { OrderStatusName } from './names';
import { isOrderStatus } from './order';

export type OrderAction =
  | 'papers'
  | 'urge'
  | 'pay'
  | 'paymentDetails'
  | 'voucher'
  | 'securityHold'
  | 'correctPayee'
  | 'changePayee'
  | 'changeRelation'
  | 'payeeAddress'
  | 'refund'
  | 'cancel'
  | 'sendAgain'
  | 'orders'
  | 'help';

export type MoneyHolder = 'payer' | 'payerBank' | 'us' | 'payeeBank' | 'counter' | 'payee';

export type OrderLead = 'unpaid' | 'going' | 'delivered' | 'stuck' | 'returning' | 'returned' | 'closed';

interface OrderPageRow {
  readonly lead: OrderLead;
  readonly holder: MoneyHolder;
  readonly mains: readonly OrderAction[];
}

const row = (lead: OrderLead, holder: MoneyHolder, ...mains: OrderAction[]): OrderPageRow => ({
  lead,
  holder,
  mains,
});

/** 'Send again' only once no money is held. */
export const orderPages = {
  INIT: row('unpaid', 'payer', 'orders'),
  WAIT_CREATE: row('unpaid', 'payer', 'orders'),
  WAIT_PAYMENT: row('unpaid', 'payer', 'pay'),
  PAYMENT_ING: row('going', 'payerBank', 'paymentDetails', 'orders'),
  // Has its own card: pay the rest, or send what arrived.
  PAYMENT_TO_BE_VERIFIED: row('going', 'us'),
  PAYMENT_AUTHORISED: row('going', 'payerBank', 'orders'),
  PAYMENT_RECEIVED: row('going', 'us', 'orders'),
  PAYMENT_SUCCESS: row('going', 'us', 'securityHold', 'orders'),
  TRANSACTION_ING: row('going', 'us', 'orders'),
  BANK_PROCESSING: row('going', 'payeeBank', 'orders'),
  BANK_ACCEPTED: row('going', 'payeeBank', 'orders'),
  WAIT_RECEIVE: row('going', 'counter', 'orders'),
  BANK_REMITTED: row('delivered', 'payee', 'sendAgain'),
  PAYMENT_REMITTED: row('delivered', 'payee', 'sendAgain'),
  TRANSACTION_SUCCESS: row('delivered', 'payee', 'sendAgain'),
  BANK_REMIT_FAILED: row('stuck', 'us', 'correctPayee', 'changePayee', 'refund', 'help'),
  PAYMENT_FAILED: row('unpaid', 'payer', 'pay'),
  TRANSACTION_FAILED: row('stuck', 'us', 'refund', 'help'),
  PAYMENT_CANCELED: row('closed', 'payer', 'sendAgain'),
  PAYMENT_TIMEOUT: row('closed', 'payer', 'sendAgain'),
  INVALID: row('closed', 'payer', 'sendAgain'),
  TRANSACTION_CLOSED: row('closed', 'payer', 'sendAgain'),
  REFUND_REQUEST: row('returning', 'us', 'orders'),
  REFUND_ACCEPTING: row('returning', 'us', 'orders'),
  REFUND_APPROVE: row('returning', 'us', 'orders'),
  REFUND_ING: row('returning', 'payerBank', 'orders'),
  REFUND_SUCCESS: row('returned', 'payer', 'sendAgain'),
  REFUND_FAILED: row('returning', 'us', 'help'),
} as const satisfies Record<OrderStatusName, OrderPageRow>;

const unknownPage: OrderPageRow = row('going', 'us', 'help');

export const orderPageOf = (status: string): OrderPageRow =>
  isOrderStatus(status) ? orderPages[status] : unknownPage;
