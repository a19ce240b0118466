import { open as openReader } from '../contract/worker';
import { openBrowser } from './driver/chromium';
import { wantedTargets } from './driver/targets';

/** One browser per process; each file has its own profiles. */
export async function open(): Promise<void> {
  await openReader();
  if (wantedTargets().includes('h5')) await openBrowser();
}
