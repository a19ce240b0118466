import { open as openReader } from '../contract/worker';
import { openBrowser } from './driver/chromium';
import { wantedTargets } from './driver/targets';

/** One browser for all files of a process; a file's profiles are its own. It ends with the process. */
export async function open(): Promise<void> {
  await openReader();
  if (wantedTargets().includes('h5')) await openBrowser();
}
