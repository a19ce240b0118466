import { openRemitTab } from '../navigation';
import { forgetUser } from '../session/forgetUser';
import { clearStored } from './stored';

/** As after an installation, apart from the language that is shown and the console's token; the server is not told. */
export async function resetApp(): Promise<void> {
  forgetUser();
  clearStored();
  await openRemitTab();
}
