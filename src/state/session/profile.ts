import { kycInfo, userProfile } from '@/contracts/calls/start';
import type { Payer } from '@/contracts/entities/payer';
import { call, releaseExpired } from '../client/client';
import { setMarket } from '../market/market';
import { queryClient, refreshCalls } from '../queries/queries';
import { isSignedIn, setPayer } from './session';

/** Reads the payer anew and answers them. @throws AppError */
export async function refreshPayer(): Promise<Payer> {
  const { payer } = await call(userProfile, {}, { suppressToast: true });
  setPayer(payer);
  refreshCalls(kycInfo, userProfile);
  return payer;
}

/** A session begins: nothing of a previous one is shown, and the payer's market is the market. */
export function beginSession(payer: Payer): void {
  releaseExpired();
  setPayer(payer);
  setMarket(payer.countryCode);
  // A page that the login stood upon shows again: what it asked for under the old session is asked for anew.
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/** After a start with a stored session: who it is. A session that has ended shows itself as every call does. */
export async function resumeSession(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const payer = await refreshPayer();
    setMarket(payer.countryCode);
  } catch {
    // Offline, or expired and already told.
  }
}
