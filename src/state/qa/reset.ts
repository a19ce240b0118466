import { openRemitTab } from '../navigation';
import { forgetUser } from '../session/forgetUser';
import { clearStored } from './stored';

/** Keeps language and console token; the server is not called. */
export async function resetApp(): Promise<void> {
  forgetUser();
  clearStored();
  await openRemitTab();
}
