import type { OrderStatusName } from './names';

// Sets of order statuses that a rule of the app or of the server is about. A rule asks here and never lists statuses itself.

type Statuses = readonly OrderStatusName[];
/** The sandbox and old answers carry a status as text, so anything may be asked about. */
const among =
  (statuses: Statuses) =>
  (status: string): boolean =>
    (statuses as readonly string[]).includes(status);

/** The payer has to pay, for the first time or again. */
const awaitingPayment: Statuses = ['WAIT_PAYMENT', 'PAYMENT_FAILED'];
export const isAwaitingPayment = /* #__PURE__ */ among(awaitingPayment);

/** A payment is taken: a transfer that was announced may still be replaced by another method. */
export const payable: Statuses = ['WAIT_PAYMENT', 'PAYMENT_FAILED', 'PAYMENT_ING'];
export const isPayable = /* #__PURE__ */ among(payable);

/** A bank transfer is expected, announced or not. */
export const awaitingTransfer: Statuses = ['WAIT_PAYMENT', 'PAYMENT_ING'];
export const isAwaitingTransfer = /* #__PURE__ */ among(awaitingTransfer);

/** The payment deadline closes the order. A transfer that was announced may still arrive after it. */
const expiring: Statuses = ['WAIT_CREATE', 'WAIT_PAYMENT', 'PAYMENT_FAILED'];
export const isExpiring = /* #__PURE__ */ among(expiring);

/** Nothing has been paid yet and everything can still be. */
const unpaid: Statuses = ['INIT', 'WAIT_CREATE', 'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_FAILED'];
export const isUnpaid = /* #__PURE__ */ among(unpaid);

/** A proof of the transfer helps to find the money. */
const acceptingVouchers: Statuses = ['WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_TO_BE_VERIFIED'];
export const isAcceptingVouchers = /* #__PURE__ */ among(acceptingVouchers);

/** The bank's word about the payment is still to come. */
const awaitingSettlement: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_ING',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_AUTHORISED',
];
export const isAwaitingSettlement = /* #__PURE__ */ among(awaitingSettlement);

/** No payment may be made for it: it is not offered yet, or never was. */
const notPayableYet: Statuses = ['INIT', 'WAIT_CREATE', 'INVALID'];
export const isNotPayableYet = /* #__PURE__ */ among(notPayableYet);

/** Money is on its way or has come in, and does not pay the order yet. */
const undecided: Statuses = ['PAYMENT_ING', 'PAYMENT_AUTHORISED', 'PAYMENT_TO_BE_VERIFIED'];
export const isUndecided = /* #__PURE__ */ among(undecided);

/** The money has come in and is not on its way yet. */
const paidNotSent: Statuses = ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS'];
export const isPaidNotSent = /* #__PURE__ */ among(paidNotSent);

/** The payout waits here for the papers that its order demands. */
const heldBack: Statuses = ['PAYMENT_SUCCESS', 'BANK_PROCESSING'];
export const isHeldBack = /* #__PURE__ */ among(heldBack);

/** Another payee may get the money: until the bank has it, and again once it has come back. */
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

/** The money has left us and is on its last way to the payee. */
const sentOn: Statuses = ['BANK_PROCESSING', 'BANK_ACCEPTED', 'WAIT_RECEIVE'];
export const isSentOn = /* #__PURE__ */ among(sentOn);

/** The money has reached its payee. */
export const delivered: Statuses = ['BANK_REMITTED', 'PAYMENT_REMITTED', 'TRANSACTION_SUCCESS'];
export const isDelivered = /* #__PURE__ */ among(delivered);

/** The payee has the money or can fetch it. */
export const receivable: Statuses = ['WAIT_RECEIVE', ...delivered];
export const isReceivable = /* #__PURE__ */ among(receivable);

/** An order takes its payment, or takes its money further towards the payee. */
const goingOn: Statuses = [
  'WAIT_PAYMENT',
  'PAYMENT_AUTHORISED',
  ...paidNotSent,
  'TRANSACTION_ING',
  ...sentOn,
  ...delivered,
];
export const isGoingOn = /* #__PURE__ */ among(goingOn);

/** The money could not be paid out. */
const payoutFailed: Statuses = ['BANK_REMIT_FAILED', 'TRANSACTION_FAILED'];
export const isPayoutFailed = /* #__PURE__ */ among(payoutFailed);

/** Cancelled or too late; money that comes in afterwards is returned. */
const cancelledOrExpired: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT'];
export const isCancelledOrExpired = /* #__PURE__ */ among(cancelledOrExpired);

/** Ended without ever having been paid. */
const endedUnpaid: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT', 'INVALID'];
export const isEndedUnpaid = /* #__PURE__ */ among(endedUnpaid);

/** Over, and nothing was sent. */
const closed: Statuses = ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT', 'INVALID', 'TRANSACTION_CLOSED'];
export const isClosed = /* #__PURE__ */ among(closed);

/** Money goes back, or has gone. */
const refund: Statuses = [
  'REFUND_REQUEST',
  'REFUND_ACCEPTING',
  'REFUND_APPROVE',
  'REFUND_ING',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
];
export const isRefund = /* #__PURE__ */ among(refund);

/** A refund is asked for, looked at or allowed, and no money has gone back yet. */
const refundInReview: Statuses = ['REFUND_REQUEST', 'REFUND_ACCEPTING', 'REFUND_APPROVE'];
export const isRefundInReview = /* #__PURE__ */ among(refundInReview);

/** A refund is under way. */
const refunding: Statuses = [...refundInReview, 'REFUND_ING'];
export const isRefunding = /* #__PURE__ */ among(refunding);

/** Nothing follows by itself any more. */
const finished: Statuses = [...closed, 'TRANSACTION_SUCCESS', 'REFUND_SUCCESS'];
export const isFinished = /* #__PURE__ */ among(finished);

/** No money left the payer for good, so the order counts against no limit. */
export const uncounted: Statuses = ['INIT', ...closed, 'REFUND_SUCCESS'];

/** The payer is told of these; the steps between them are for the timeline alone. */
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
