import { openRemitTab } from '../navigation';
import { forgetUser } from '../session/forgetUser';
import { clearStored } from './stored';

/** But language and console token; without the server. */
export async function resetApp(): Promise<void> {
  forgetUser();
  clearStored();
  await openRemitTab();
}
