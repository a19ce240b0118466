import { navigate } from '@/state/navigation';

export const startLarge = (payeeId: string | undefined): Promise<void> =>
  navigate('remittanceTransfer', { remitType: 'LargeRemit', payeeId });
