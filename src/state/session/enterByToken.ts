import { userProfile } from '@/contracts/calls/start';
import type { Payer } from '@/contracts/entities/payer';
import { isAppError, isUnreachable } from '@/core/appError';
import { callWithToken } from '../client/client';
import { showToast } from '../notices/notices';
import { logOut } from './logOut';
import { beginSession, resumeSession } from './profile';
import { acceptTokens, clearSession, currentUserId, isSignedIn, sessionStore } from './session';

/** A session that is not this app's yet. */
export interface Found {
  payer: Payer;
  tokens: { token: string; gToken: string };
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
async function ownerOf(token: string): Promise<Found | null> {
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

/**
 * Takes over the session of a token that the app was opened with. The server is asked first whose it is: a bad token
 * changes nothing, the same user's keeps what is there, and another one's ends the session that lives here as a logout does.
 */
export async function enterByToken(token: string): Promise<void> {
  if (token === sessionStore.getState().token) return;
  let found: Found | null;
  try {
    found = await ownerOf(token);
  } catch {
    // The server does not answer. Where nobody was before there is nobody to mistake them for.
    if (!isSignedIn() && currentUserId() === null) {
      acceptTokens({ token });
      return resumeSession();
    }
    return showToast({ messageKey: 'errors.network' });
  }
  if (found) await takeOver(found);
}
