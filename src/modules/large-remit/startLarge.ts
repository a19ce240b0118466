import { navigate } from '@/state/navigation';

/** To the amount and the price of a large transfer, for the payee who was shared for it, if any. */
export const startLarge = (payeeId: string | undefined): Promise<void> =>
  navigate('remittanceTransfer', { remitType: 'LargeRemit', payeeId });
