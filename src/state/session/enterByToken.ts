import { showToast } from '../notices/notices';
import { resumeSession } from './profile';
import { acceptTokens, currentUserId, isSignedIn, sessionStore } from './session';
import { type Found, ownerOf } from './takeOver';

/** A bad token changes nothing: the server is asked for its user first. */
export async function findByToken(token: string): Promise<Found | null> {
  if (token === sessionStore.getState().token) return null;
  try {
    return await ownerOf(token);
  } catch {
    // Offline: safe only where no user was here to be confused with.
    if (!isSignedIn() && currentUserId() === null) {
      acceptTokens({ token });
      await resumeSession();
    } else showToast({ messageKey: 'errors.network' });
    return null;
  }
}
