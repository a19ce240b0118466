import { dropKeys, releaseExpired } from '../client/client';
import { forgetEvents } from '../events/events';
import { forgetPages } from '../navigation';
import { forgetNotices } from '../notices/notices';
import { queryClient } from '../queries/queries';
import { resetPersisted } from '../storage/persisted';
import { clearStoredOfSession } from '../storage/storage';
import { clearSession, nextUser } from './session';

const endings: (() => void)[] = [];

/** For what a screen's module keeps of a user outside of stores and storage: how to forget it. */
export const endsWithUser = (forget: () => void): void => void endings.push(forget);

/**
 * Removes everything of the user who was here: tokens, what the table of stored keys says ends with the session, drafts,
 * answers, events, notices, and the content of every page that is still open. The server is not told.
 */
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
