import type { EvidenceStatus } from '@/contracts/entities/evidence';
import { isFinished, isHeldBack, isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';

export const isOver = (status: string): boolean => isFinished(status) || isRefund(status);

/** On the order to save a query. */
export interface OrderHold {
  held?: boolean;
  wanted?: boolean;
  releasedAt?: number;
}

export const isHeldFor = (order: Pick<Row<'orders'>, 'status' | 'supplement'>): boolean =>
  isHeldBack(order.status) && (order.supplement as OrderHold).held === true;

export const outstandingStatuses: readonly EvidenceStatus[] = ['WaitUpload', 'Rejected'];
