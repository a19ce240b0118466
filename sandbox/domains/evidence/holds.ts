import { isFinished, isHeldBack, isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';

/** The order asks for nothing any more: it is finished, or its money goes back. */
export const isOver = (status: string): boolean => isFinished(status) || isRefund(status);

/** The papers a payout waits for; the order's own row says so too, so that its steps need not ask. */
export interface OrderHold {
  held?: boolean;
  /** Some of them are still to be handed in, or again. */
  wanted?: boolean;
  /** When the last of them was accepted. */
  releasedAt?: number;
}

/** Paid, and waiting for papers. */
export const isHeldFor = (order: Pick<Row<'orders'>, 'status' | 'supplement'>): boolean =>
  isHeldBack(order.status) && (order.supplement as OrderHold).held === true;

/** The statuses of a demand that waits for its payer. */
export const outstandingStatuses = ['WaitUpload', 'Rejected'];
