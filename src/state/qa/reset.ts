import { openRemitTab } from '../navigation';
import { forgetUser } from '../session/forgetUser';
import { clearStored } from './stored';

/** Keeps language and console token; does not call the server. */
export async function resetApp(): Promise<void> {
  forgetUser();
  clearStored();
  await openRemitTab();
}
