import { navigate } from '@/state/navigation';

/** To the amount and the price of a large transfer. */
export const startLarge = (): Promise<void> => navigate('remittanceTransfer', { remitType: 'LargeRemit' });
