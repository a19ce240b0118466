import { loginLogout } from '@/contracts/calls/account/session';
import { flushEvents } from '../events/events';
import { queryClient } from '../queries/queries';
import { write } from '../queries/write';
import { forgetUser } from './forgetUser';

export async function logOut(): Promise<void> {
  // Without token they would report an expired login.
  await Promise.all([queryClient.cancelQueries(), flushEvents()]);
  // While there is a token; offline it just expires.
  await write(loginLogout, {}).catch(() => undefined);
  forgetUser();
}
