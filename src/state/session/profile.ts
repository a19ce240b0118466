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

/** Removes a previous user's data first; whether there was one. */
function admit(payer: Payer): boolean {
  const before = currentUserId();
  const isAnother = before !== null && before !== payer.userId;
  if (isAnother) {
    const { token, gToken } = sessionStore.getState();
    forgetUser();
    acceptTokens({ token, gToken });
  }
  setPayer(payer);
  return isAnother;
}

/** @throws AppError */
export async function refreshPayer(): Promise<Payer> {
  const asked = sessionGeneration();
  const { payer } = await call(userProfile, {}, { suppressToast: true });
  // The session has ended.
  if (asked !== sessionGeneration())
    throw new AppError({
      code: 'cancelled',
      kind: 'cancelled',
      messageKey: 'errors.cancelled',
      handled: true,
    });
  // The open page is an earlier user's.
  if (admit(payer)) void openRemitTab();
  refresh('kyc');
  return payer;
}

/** Over a visitor's choice. */
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
  try {
    followAccount(await refreshPayer());
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}
