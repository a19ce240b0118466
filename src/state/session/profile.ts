import { kycInfo, userProfile } from '@/contracts/calls/start';
import type { Payer } from '@/contracts/entities/payer';
import { AppError, isUnreachable } from '@/core/appError';
import { call, releaseExpired } from '../client/client';
import { sendFrom } from '../drafts/remitDraft';
import { marketStore, setMarket } from '../market/market';
import { showToast } from '../notices/notices';
import { queryClient, refreshCalls } from '../queries/queries';
import { removeStored } from '../storage/storage';
import { forgetUser } from './forgetUser';
import {
  acceptTokens,
  currentUserId,
  isSignedIn,
  sessionGeneration,
  sessionStore,
  setPayer,
} from './session';

/** The payer is known. Whatever way they came in: if another user was here before, all of theirs goes first. */
function admit(payer: Payer): void {
  const before = currentUserId();
  if (before !== null && before !== payer.userId) {
    const { token, gToken } = sessionStore.getState();
    forgetUser();
    acceptTokens({ token, gToken });
  }
  setPayer(payer);
}

/** Reads the payer again and answers them. @throws AppError */
export async function refreshPayer(): Promise<Payer> {
  const asked = sessionGeneration();
  const { payer } = await call(userProfile, {}, { suppressToast: true });
  // The answer is about a session that has ended meanwhile.
  if (asked !== sessionGeneration())
    throw new AppError({
      code: 'cancelled',
      kind: 'cancelled',
      messageKey: 'errors.cancelled',
      handled: true,
    });
  admit(payer);
  refreshCalls(kycInfo);
  return payer;
}

/** The market is the account's, whatever a visitor looked at before. */
function followAccount(payer: Payer): void {
  setMarket(payer.countryCode);
  if (sendFrom(marketStore.getState().countryCode))
    showToast({ messageKey: 'common.sendsFromAccount', onLeaving: true });
}

/** A session begins: nothing of a previous one is shown, and the payer's market is the market. */
export function beginSession(payer: Payer): void {
  releaseExpired();
  admit(payer);
  followAccount(payer);
  removeStored('payeeShareCountry');
  // The page under the login shows again: what it asked for in the old session is asked for again.
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * After a start with a stored session: who it is. A session that has ended shows itself as every call does. False: nobody
 * could be asked.
 */
export async function resumeSession(): Promise<boolean> {
  if (!isSignedIn()) return true;
  try {
    followAccount(await refreshPayer());
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
