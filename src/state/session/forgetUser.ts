import { dropKeys, releaseExpired } from '../client/client';
import { forgetEvents } from '../events/events';
import { forgetPages } from '../navigation';
import { forgetNotices } from '../notices/notices';
import { queryClient } from '../queries/queries';
import { resetPersisted } from '../storage/persisted';
import { clearStoredOfSession } from '../storage/storage';
import { clearSession, nextUser } from './session';

const endings: (() => void)[] = [];

/** For data outside stores and storage. */
export const endsWithUser = (forget: () => void): void => void endings.push(forget);

/** All on this device, open pages too, without the server. */
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
