import { loginLogout } from '@/contracts/calls/start';
import { call } from '../client/client';
import { flushEvents } from '../events/events';
import { queryClient } from '../queries/queries';
import { forgetUser } from './forgetUser';

/** Ends the session here and at the server, and removes all its data from the device. */
export async function logOut(): Promise<void> {
  // A call still running without the token would report an expired login.
  await Promise.all([queryClient.cancelQueries(), flushEvents()]);
  // First, while there is a token; offline it expires at the server.
  await call(loginLogout, {}).catch(() => undefined);
  forgetUser();
}
