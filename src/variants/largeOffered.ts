import type { Payer } from '@/contracts/entities/payer';
import { variant } from './build';

export const largeOffered = (payer?: Pick<Payer, 'userLabel'> | null): boolean =>
  variant.remitTypes.includes('LargeRemit') && payer?.userLabel !== 'LARGE_BLACK';
