import { loginLogout } from '@/contracts/calls/start';
import { call, dropKeys } from '../client/client';
import { flushEvents, forgetEvents } from '../events/events';
import { forgetReturn } from '../navigation';
import { resetPersisted } from '../storage/persisted';
import { queryClient } from '../queries/queries';
import { clearSession } from './session';
import { clearStoredOfSession } from '../storage/storage';

/** Ends the session here and at the server, and removes everything that the table of stored keys says ends with it. */
export async function logOut(): Promise<void> {
  // Nothing else may be under way once the token is gone: its answer would say that the login has expired.
  await Promise.all([queryClient.cancelQueries(), flushEvents()]);
  // The server is told first, while there is a token to tell it with; unreachable, its token runs out by itself.
  await call(loginLogout, {}).catch(() => undefined);
  forgetEvents();
  clearSession();
  clearStoredOfSession();
  resetPersisted();
  queryClient.clear();
  forgetReturn();
  dropKeys();
}
