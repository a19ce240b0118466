import { dropKeys, releaseExpired } from '../client/client';
import { forgetEvents } from '../events/events';
import { forgetPages } from '../navigation';
import { forgetNotices } from '../notices/notices';
import { queryClient } from '../queries/queries';
import { resetPersisted } from '../storage/persisted';
import { clearStoredOfSession } from '../storage/storage';
import { clearSession, nextUser } from './session';

const endings: (() => void)[] = [];

/** For user data outside of stores and storage. */
export const endsWithUser = (forget: () => void): void => void endings.push(forget);

/** Everything on this device, open pages included. The server is not called. */
export function forgetUser(): void {
  forgetEvents();
  clearSession();
  clearStoredOfSession();
  resetPersisted();
  queryClient.clear();
  forgetPages();
  forgetNotices();
  dropKeys();
  endings.forEach((forget) => forget());
  releaseExpired();
  nextUser();
}
