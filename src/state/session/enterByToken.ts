import { showToast } from '../notices/notices';
import { resumeSession } from './profile';
import { acceptTokens, currentUserId, isSignedIn, sessionStore } from './session';
import { type Found, ownerOf } from './takeOver';

/** A bad token changes nothing. */
export async function findByToken(token: string): Promise<Found | null> {
  if (token === sessionStore.getState().token) return null;
  try {
    return await ownerOf(token);
  } catch {
    // Unreachable: only safe without a previous user.
    if (!isSignedIn() && currentUserId() === null) {
      acceptTokens({ token });
      await resumeSession();
    } else showToast({ messageKey: 'errors.network' });
    return null;
  }
}
