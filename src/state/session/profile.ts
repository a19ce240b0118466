import { userProfile } from '@/contracts/calls/account/session';
import type { Payer } from '@/contracts/entities/payer';
import { AppError, isUnreachable } from '@/core/appError';
import { call, releaseExpired } from '../client/client';
import { sendFrom } from '../drafts/remitDraft';
import { marketStore, setMarket } from '../market/market';
import { openRemitTab } from '../navigation';
import { showToast } from '../notices/notices';
import { queryClient, refresh } from '../queries/queries';
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

/** Removes a previous user's data first. */
function admit(payer: Payer): void {
  const before = currentUserId();
  if (before !== null && before !== payer.userId) {
    const { token, gToken } = sessionStore.getState();
    forgetUser();
    acceptTokens({ token, gToken });
  }
  setPayer(payer);
}

/** @throws AppError */
export async function refreshPayer(): Promise<Payer> {
  const asked = sessionGeneration();
  const { payer } = await call(userProfile, {}, { suppressToast: true });
  // Of a session that has ended.
  if (asked !== sessionGeneration())
    throw new AppError({
      code: 'cancelled',
      kind: 'cancelled',
      messageKey: 'errors.cancelled',
      handled: true,
    });
  admit(payer);
  refresh('kyc');
  return payer;
}

/** Overrides a visitor's choice. */
function followAccount(payer: Payer): void {
  setMarket(payer.countryCode);
  if (sendFrom(marketStore.getState().countryCode))
    showToast({ messageKey: 'common.sendsFromAccount', onLeaving: true });
}

export function beginSession(payer: Payer): void {
  releaseExpired();
  admit(payer);
  followAccount(payer);
  removeStored('payeeShareCountry');
  // The page under the login refetches.
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/** False: unreachable. */
export async function resumeSession(): Promise<boolean> {
  if (!isSignedIn()) return true;
  const before = currentUserId();
  try {
    const payer = await refreshPayer();
    followAccount(payer);
    // The open page is an earlier user's and shows nothing.
    if (before !== null && before !== payer.userId) void openRemitTab();
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
