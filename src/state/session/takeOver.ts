import { userProfile } from '@/contracts/calls/start';
import type { Payer } from '@/contracts/entities/payer';
import { isAppError, isUnreachable } from '@/core/appError';
import { callWithToken } from '../client/client';
import { logOut } from './logOut';
import { beginSession } from './profile';
import { acceptTokens, clearSession, currentUserId, isSignedIn, sessionStore } from './session';

/** A session that is not this app's yet. */
export interface Found {
  payer: Payer;
  tokens: { token: string; gToken: string };
  /** Made for this visit: nobody else holds its token. */
  issued?: true;
}

/** Goes on with a session whose user the server has named. Another one's that lives here ends first, as a logout does. */
export async function takeOver({ payer, tokens }: Found): Promise<void> {
  if (isSignedIn() && currentUserId() !== payer.userId) await logOut();
  // Answers that the session before still waits for are not about this one.
  clearSession();
  acceptTokens(tokens);
  beginSession(payer);
}

/** Whose token it is; null: nobody's. @throws AppError where the server cannot be asked */
export async function ownerOf(token: string): Promise<Found | null> {
  const tokens = { token, gToken: '' };
  const asking = () => callWithToken(tokens, userProfile, {});
  try {
    const { payer } = await asking().catch((error: unknown) => {
      if (isAppError(error) && error.kind === 'network') return asking();
      throw error;
    });
    return { payer, tokens };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return null;
  }
}

/** Whether someone other than `payer` is signed in here. Where only the server could tell and does not, it may be so. */
export async function isSomeoneElseHere(payer: Payer): Promise<boolean> {
  if (!isSignedIn()) return false;
  const known = currentUserId();
  if (known !== null) return known !== payer.userId;
  // A session that only its cookie has brought.
  try {
    const here = await ownerOf(sessionStore.getState().token);
    return here !== null && here.payer.userId !== payer.userId;
  } catch {
    return true;
  }
}
