import type { OrderStatusName } from './names';

// Rules use these, never lists of statuses.

type Statuses = readonly OrderStatusName[];
const among =
  (statuses: Statuses) =>
  (status: string): boolean =>
    (statuses as readonly string[]).includes(status);

const awaitingPayment: Statuses = ['WAIT_PAYMENT', 'PAYMENT_FAILED'];
export const isAwaitingPayment = /* #__PURE__ */ among(awaitingPayment);

/** An announced transfer may still be replaced by another method. */
export const payable: Statuses = ['WAIT_PAYMENT', 'PAYMENT_FAILED', 'PAYMENT_ING'];
export const isPayable = /* #__PURE__ */ among(payable);

export const awaitingTransfer: Statuses = ['WAIT_PAYMENT', 'PAYMENT_ING'];
export const isAwaitingTransfer = /* #__PURE__ */ among(awaitingTransfer);

/** The deadline closes the order; an announced transfer may still arrive. */
const expiring: Statuses = ['WAIT_CREATE', 'WAIT_PAYMENT', 'PAYMENT_FAILED'];
export const isExpiring = /* #__PURE__ */ among(expiring);

/** Nothing paid, payment still possible. */
const unpaid: Statuses = ['INIT', 'WAIT_CREATE', 'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_FAILED'];
export const isUnpaid = /* #__PURE__ */ among(unpaid);

const acceptingVouchers: Statuses = ['WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_TO_BE_VERIFIED'];
export const isAcceptingVouchers = /* #__PURE__ */ among(acceptingVouchers);

/** The bank has not confirmed the payment. */
const awaitingSettlement: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_ING',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_AUTHORISED',
];
export const isAwaitingSettlement = /* #__PURE__ */ among(awaitingSettlement);

const notPayableYet: Statuses = ['INIT', 'WAIT_CREATE', 'INVALID'];
export const isNotPayableYet = /* #__PURE__ */ among(notPayableYet);

/** Money is coming or here, but not paying the order yet. */
const undecided: Statuses = ['PAYMENT_ING', 'PAYMENT_AUTHORISED', 'PAYMENT_TO_BE_VERIFIED'];
export const isUndecided = /* #__PURE__ */ among(undecided);

const paidNotSent: Statuses = ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS'];
export const isPaidNotSent = /* #__PURE__ */ among(paidNotSent);

/** The payout waits for demanded papers. */
const heldBack: Statuses = ['PAYMENT_SUCCESS', 'BANK_PROCESSING'];
export const isHeldBack = /* #__PURE__ */ among(heldBack);

/** Until the bank has the money, and again after a return. */
const payeeChangeable: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_AUTHORISED',
  'PAYMENT_RECEIVED',
  'PAYMENT_SUCCESS',
  'BANK_REMIT_FAILED',
];
export const isPayeeChangeable = /* #__PURE__ */ among(payeeChangeable);

const sentOn: Statuses = ['BANK_PROCESSING', 'BANK_ACCEPTED', 'WAIT_RECEIVE'];
export const isSentOn = /* #__PURE__ */ among(sentOn);

export const delivered: Statuses = ['BANK_REMITTED', 'PAYMENT_REMITTED', 'TRANSACTION_SUCCESS'];
export const isDelivered = /* #__PURE__ */ among(delivered);

export const receivable: Statuses = ['WAIT_RECEIVE', ...delivered];
export const isReceivable = /* #__PURE__ */ among(receivable);

const goingOn: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_AUTHORISED',
  ...paidNotSent,
  'TRANSACTION_ING',
  ...sentOn,
  ...delivered,
];
export const isGoingOn = /* #__PURE__ */ among(goingOn);

const payoutFailed: Statuses = ['BANK_REMIT_FAILED', 'TRANSACTION_FAILED'];
export const isPayoutFailed = /* #__PURE__ */ among(payoutFailed);

/** Later money is returned. */
const cancelledOrExpired: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT'];
export const isCancelledOrExpired = /* #__PURE__ */ among(cancelledOrExpired);

const endedUnpaid: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT', 'INVALID'];
export const isEndedUnpaid = /* #__PURE__ */ among(endedUnpaid);

/** Over, nothing was sent. */
const closed: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT', 'INVALID', 'TRANSACTION_CLOSED'];
export const isClosed = /* #__PURE__ */ among(closed);

const refund: Statuses = [
  'REFUND_REQUEST',
  'REFUND_ACCEPTING',
  'REFUND_APPROVE',
  'REFUND_ING',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
];
export const isRefund = /* #__PURE__ */ among(refund);

const refundInReview: Statuses = ['REFUND_REQUEST', 'REFUND_ACCEPTING', 'REFUND_APPROVE'];
export const isRefundInReview = /* #__PURE__ */ among(refundInReview);

const refunding: Statuses = [...refundInReview, 'REFUND_ING'];
export const isRefunding = /* #__PURE__ */ among(refunding);

/** Nothing follows without a person. */
const finished: Statuses = [...closed, 'TRANSACTION_SUCCESS', 'REFUND_SUCCESS'];
export const isFinished = /* #__PURE__ */ among(finished);

/** Counts against no limit: no money left the payer for good. */
export const uncounted: Statuses = ['INIT', ...closed, 'REFUND_SUCCESS'];

/** Others are only in the timeline. */
const announced: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_RECEIVED',
  'PAYMENT_SUCCESS',
  'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_TIMEOUT',
  'PAYMENT_CANCELED',
  'WAIT_RECEIVE',
  'BANK_REMITTED',
  'BANK_REMIT_FAILED',
  'REFUND_REQUEST',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
];
export const isAnnounced = /* #__PURE__ */ among(announced);
