import type { Payer } from '@/contracts/entities/payer';
import { variant } from './build';

/** Whether this brand has large transfers and, of a payer who is known, whether they are for this account. */
export const largeOffered = (payer?: Pick<Payer, 'userLabel'> | null): boolean =>
  variant.remitTypes.includes('LargeRemit') && payer?.userLabel !== 'LARGE_BLACK';
