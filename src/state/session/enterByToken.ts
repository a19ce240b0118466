import { showToast } from '../notices/notices';
import { resumeSession } from './profile';
import { acceptTokens, currentUserId, isSignedIn, sessionStore } from './session';
import { type Found, ownerOf } from './takeOver';

/** The session of a token that the app was opened with. A bad token changes nothing: the server is asked whose it is. */
export async function findByToken(token: string): Promise<Found | null> {
  if (token === sessionStore.getState().token) return null;
  try {
    return await ownerOf(token);
  } catch {
    // The server does not answer. Where nobody was before there is nobody to mistake them for.
    if (!isSignedIn() && currentUserId() === null) {
      acceptTokens({ token });
      await resumeSession();
    } else showToast({ messageKey: 'errors.network' });
    return null;
  }
}
