import { moduleOf } from '@/routes';
import { wantedPage } from '@/state/navigation';

/** The login was opened by a link to a transfer. */
export function wantsOrder(): boolean {
  const wanted = wantedPage();
  return wanted !== null && moduleOf(wanted.name) === 'order';
}
