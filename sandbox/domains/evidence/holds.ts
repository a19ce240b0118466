import { isFinished, isHeldBack, isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';

/** Finished, or being refunded: nothing more is demanded. */
export const isOver = (status: string): boolean => isFinished(status) || isRefund(status);

/** Stored on the order, so that its steps need no query. */
export interface OrderHold {
  held?: boolean;
  /** Some papers are still to be handed in. */
  wanted?: boolean;
  /** When the last one was accepted. */
  releasedAt?: number;
}

export const isHeldFor = (order: Pick<Row<'orders'>, 'status' | 'supplement'>): boolean =>
  isHeldBack(order.status) && (order.supplement as OrderHold).held === true;

/** Demands that wait for the payer. */
export const outstandingStatuses = ['WaitUpload', 'Rejected'];
