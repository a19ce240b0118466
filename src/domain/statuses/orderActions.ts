import { paymentMethodRow } from '../paymentMethods';
import type { OrderStatusName } from './names';
import { isOrderStatus } from './order';
import { isAcceptingVouchers, isAwaitingPayment, isPayeeChangeable } from './orderSets';

/** What a payer can do about an order on its own page. */
export type OrderAction =
  | 'pay'
  | 'paymentDetails'
  | 'voucher'
  | 'securityHold'
  | 'changePayee'
  | 'changeRelation'
  | 'payeeAddress'
  | 'refund'
  | 'cancel'
  | 'sendAgain'
  | 'orders'
  | 'help';

/** Who has the money now. */
export type MoneyHolder = 'payer' | 'payerBank' | 'us' | 'payeeBank' | 'counter' | 'payee';

/** What the head of an order's page is about. */
export type OrderLead = 'unpaid' | 'going' | 'delivered' | 'stuck' | 'returning' | 'returned' | 'closed';

interface OrderPageRow {
  readonly lead: OrderLead;
  readonly holder: MoneyHolder;
  /** The first that is possible is the page's main action. */
  readonly mains: readonly OrderAction[];
}

const row = (lead: OrderLead, holder: MoneyHolder, ...mains: OrderAction[]): OrderPageRow => ({
  lead,
  holder,
  mains,
});

/** What leads the page of an order in each status. 'Send again' comes only once no money is held any more. */
export const orderPages = {
  INIT: row('unpaid', 'payer', 'orders'),
  WAIT_CREATE: row('unpaid', 'payer', 'orders'),
  WAIT_PAYMENT: row('unpaid', 'payer', 'pay'),
  PAYMENT_ING: row('going', 'payerBank', 'paymentDetails', 'orders'),
  // Its own card asks: pay the rest, or send what arrived.
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
  BANK_REMIT_FAILED: row('stuck', 'us', 'changePayee', 'refund', 'help'),
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

/** A status this build does not know promises nothing and leads to help. */
const unknownPage: OrderPageRow = row('going', 'us', 'help');

export const orderPageOf = (status: string): OrderPageRow =>
  isOrderStatus(status) ? orderPages[status] : unknownPage;

interface ActedOn {
  readonly status: string;
  readonly remitType: string;
  readonly fundingType?: number | undefined;
  readonly canRefund: boolean;
  readonly canCancel: boolean;
}

const possible: Record<OrderAction, (order: ActedOn) => boolean> = {
  pay: (order) => isAwaitingPayment(order.status),
  paymentDetails: (order) =>
    order.fundingType !== undefined && paymentMethodRow(order.fundingType)?.kind === 'transfer',
  voucher: (order) => isAcceptingVouchers(order.status),
  securityHold: (order) => order.remitType === 'LargeRemit',
  changePayee: (order) => isPayeeChangeable(order.status),
  changeRelation: (order) => isPayeeChangeable(order.status),
  payeeAddress: (order) => isPayeeChangeable(order.status),
  refund: (order) => order.canRefund,
  cancel: (order) => order.canCancel,
  sendAgain: () => true,
  orders: () => true,
  help: () => true,
};

/** Offered below whatever leads the page. */
const always: readonly OrderAction[] = [
  'voucher',
  'changePayee',
  'changeRelation',
  'payeeAddress',
  'refund',
  'cancel',
];

/** The main action of an order's page, what else mends a failed one, and the rest. */
export function orderActions(order: ActedOn): {
  main: OrderAction | undefined;
  mends: readonly OrderAction[];
  others: readonly OrderAction[];
} {
  const { lead, mains } = orderPageOf(order.status);
  const [main, ...next] = mains.filter((action) => possible[action](order));
  // Where something went wrong all that mends it leads; elsewhere the second choice only stands in for the first.
  const mends: readonly OrderAction[] = lead === 'stuck' ? next.filter((action) => action !== 'help') : [];
  const others = always.filter(
    (action) => action !== main && !mends.includes(action) && possible[action](order),
  );
  return { main, mends, others };
}
