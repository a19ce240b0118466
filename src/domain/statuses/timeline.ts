import type { OrderStatusName } from './names';
import { orderMachine } from './machines';
import { isOrderStatus, orderStatuses } from './order';
import { isRefund } from './orderSets';
import { isRefundRefused, isReturnedByUs } from './orderStory';

export const timelineSteps = ['created', 'paid', 'processing', 'sent', 'received'] as const;
export const refundSteps = ['refundRequested', 'refundApproved', 'refundOnTheWay', 'refunded'] as const;
export type TimelineStep = (typeof timelineSteps)[number] | (typeof refundSteps)[number];

export interface TimelineItem {
  readonly step: TimelineStep;
  readonly labelKey: `statuses.timeline.${TimelineStep | 'refundStarted'}.${'done' | 'due'}`;
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** Ms; only for past steps. */
  readonly at?: number;
}

const places = {
  INIT: ['created', 'now'],
  WAIT_CREATE: ['created', 'now'],
  INVALID: ['created', 'failed'],
  WAIT_PAYMENT: ['paid', 'now'],
  PAYMENT_ING: ['paid', 'now'],
  PAYMENT_TO_BE_VERIFIED: ['paid', 'now'],
  PAYMENT_AUTHORISED: ['paid', 'now'],
  PAYMENT_FAILED: ['paid', 'failed'],
  PAYMENT_TIMEOUT: ['paid', 'failed'],
  PAYMENT_CANCELED: ['paid', 'failed'],
  TRANSACTION_CLOSED: ['paid', 'failed'],
  PAYMENT_RECEIVED: ['processing', 'now'],
  PAYMENT_SUCCESS: ['processing', 'now'],
  TRANSACTION_ING: ['processing', 'now'],
  TRANSACTION_FAILED: ['processing', 'failed'],
  BANK_PROCESSING: ['sent', 'now'],
  BANK_ACCEPTED: ['sent', 'now'],
  BANK_REMIT_FAILED: ['sent', 'failed'],
  WAIT_RECEIVE: ['received', 'now'],
  BANK_REMITTED: ['received', 'done'],
  PAYMENT_REMITTED: ['received', 'done'],
  TRANSACTION_SUCCESS: ['received', 'done'],
  REFUND_REQUEST: ['refundRequested', 'done'],
  REFUND_ACCEPTING: ['refundApproved', 'now'],
  REFUND_APPROVE: ['refundApproved', 'done'],
  REFUND_ING: ['refundOnTheWay', 'now'],
  REFUND_FAILED: ['refundOnTheWay', 'failed'],
  REFUND_SUCCESS: ['refunded', 'done'],
} as const satisfies Record<OrderStatusName, readonly [TimelineStep, 'done' | 'now' | 'failed']>;

/** First status in which a step is done; its time is the step's. */
const reachedBy: Record<TimelineStep, (status: OrderStatusName) => boolean> = {
  created: (status) => status === 'WAIT_PAYMENT' || status === 'PAYMENT_ING',
  paid: (status) => status === 'PAYMENT_RECEIVED' || status === 'PAYMENT_SUCCESS',
  processing: (status) => ['sent', 'received'].includes(places[status][0]),
  sent: (status) => places[status][0] === 'received',
  received: (status) => places[status][0] === 'received' && places[status][1] === 'done',
  refundRequested: (status) => status === 'REFUND_REQUEST' || status === 'REFUND_ING',
  refundApproved: (status) => status === 'REFUND_APPROVE' || status === 'REFUND_ING',
  refundOnTheWay: (status) => status === 'REFUND_SUCCESS',
  refunded: (status) => status === 'REFUND_SUCCESS',
};

/** Refunds keep the steps reached and add theirs; an unknown status keeps the history's, without `now`. */
export function orderTimeline(
  status: string,
  history: readonly { readonly status: string; readonly at: number; readonly by: string }[],
  createTime?: number,
): readonly TimelineItem[] {
  const known = history.flatMap(({ status: reached, at }) =>
    isOrderStatus(reached) ? [{ status: reached, at }] : [],
  );
  const unasked = isReturnedByUs(history);
  const atOf = (step: TimelineStep): number | undefined =>
    known.find((event) => reachedBy[step](event.status))?.at ?? (step === 'created' ? createTime : undefined);
  const failedAt = [...known].reverse().find((event) => event.status === status)?.at;
  const item = (step: TimelineStep, state: TimelineItem['state']): TimelineItem => {
    const at = state === 'done' ? atOf(step) : state === 'failed' ? failedAt : undefined;
    const told = step === 'refundRequested' && unasked ? 'refundStarted' : step;
    const labelKey = `statuses.timeline.${told}.${state === 'done' ? 'done' : 'due'}` as const;
    return { step, labelKey, state, ...(at === undefined ? {} : { at }) };
  };
  if (!isOrderStatus(status))
    return timelineSteps.map((step) => item(step, atOf(step) === undefined ? 'later' : 'done'));

  const [place, state] = isRefundRefused({ status, history })
    ? (['refundApproved', 'failed'] as const)
    : places[status];
  if (isRefund(status)) {
    const reached = timelineSteps.filter((step) => step === 'created' || atOf(step) !== undefined);
    const index = (refundSteps as readonly TimelineStep[]).indexOf(place);
    const now = state === 'done' ? index + 1 : index;
    const refund = refundSteps.map((step, i) =>
      item(step, i < now ? 'done' : i === now ? (state === 'failed' ? 'failed' : 'now') : 'later'),
    );
    return [...reached.map((step) => item(step, 'done')), ...refund];
  }

  const index = (timelineSteps as readonly TimelineStep[]).indexOf(place);
  const steps = timelineSteps.map((step, i) =>
    item(step, i < index ? 'done' : i === index ? state : 'later'),
  );
  if (state !== 'failed') return steps;
  // Final failures promise nothing.
  const goesOn =
    !orderStatuses[status].final &&
    orderMachine.next(status).some((next) => !isRefund(next) && places[next][1] === 'now');
  return goesOn ? steps : steps.slice(0, index + 1);
}
