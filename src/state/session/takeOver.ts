import { userProfile } from '@/contracts/calls/account/session';
import type { Payer } from '@/contracts/entities/payer';
import { isAppError, isUnreachable } from '@/core/appError';
import { callWithToken } from '../client/client';
import { logOut } from './logOut';
import { beginSession } from './profile';
import { acceptTokens, clearSession, currentUserId, isSignedIn, sessionStore } from './session';

export interface Found {
  payer: Payer;
  tokens: { token: string; gToken: string };
  /** No other client has its token. */
  issued?: true;
}

/** Logs another user out first. */
export async function takeOver({ payer, tokens }: Found): Promise<void> {
  if (isSignedIn() && currentUserId() !== payer.userId) await logOut();
  // Invalidates the previous session's pending answers.
  clearSession();
  acceptTokens(tokens);
  beginSession(payer);
}

/** Null: no user's. @throws AppError */
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

/** Also if the server is unreachable. */
export async function isSomeoneElseHere(payer: Payer): Promise<boolean> {
  if (!isSignedIn()) return false;
  const known = currentUserId();
  if (known !== null) return known !== payer.userId;
  // Known only by its cookie.
  try {
    const here = await ownerOf(sessionStore.getState().token);
    return here !== null && here.payer.userId !== payer.userId;
  } catch {
    return true;
  }
}
