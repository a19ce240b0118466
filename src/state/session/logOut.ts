import { loginLogout } from '@/contracts/calls/start';
import { call } from '../client/client';
import { flushEvents } from '../events/events';
import { queryClient } from '../queries/queries';
import { forgetUser } from './forgetUser';

/** Ends the session here and at the server, and removes everything of its user from this device. */
export async function logOut(): Promise<void> {
  // Nothing else may be under way once the token is gone: its answer would say that the login has expired.
  await Promise.all([queryClient.cancelQueries(), flushEvents()]);
  // The server is told first, while there is a token to tell it with; unreachable, its token runs out by itself.
  await call(loginLogout, {}).catch(() => undefined);
  forgetUser();
}
