import { platform } from '@/platform';
import { qaPage } from '@/routes/qaPage';
import { reportFailure } from '../navigation';

let opening = false;

/** Once, though in a browser each element under the finger tells of the same long press. */
export async function openQa(): Promise<void> {
  if (opening) return;
  opening = true;
  await platform.router.push(`/${qaPage}`).catch(reportFailure);
  opening = false;
}
