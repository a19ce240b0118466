import { open as openReader } from '../contract/worker';
import { openBrowser } from './driver/chromium';
import { wantedTargets } from './driver/targets';

/** One per process; files have own profiles. */
export async function open(): Promise<void> {
  await openReader();
  if (wantedTargets().includes('h5')) await openBrowser();
}
