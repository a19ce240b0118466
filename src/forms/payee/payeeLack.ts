import type { Payee } from '@/contracts/entities/payee';

export const payeeLack = (
  payee: Pick<Payee, 'needComplete' | 'exchangeAuthStatus' | 'authStatus'>,
): 'details' | 'consent' | 'failed' | null => {
  if (payee.needComplete) return 'details';
  if (payee.exchangeAuthStatus === 'waitShare') return 'consent';
  return payee.authStatus === 'Fail' ? 'failed' : null;
};
