import { moduleOf } from '@/routes';
import { wantedPage } from '@/state/navigation';

/** A visitor followed a link to a transfer and has to log in first: the login says what for. */
export function wantsOrder(): boolean {
  const wanted = wantedPage();
  return wanted !== null && moduleOf(wanted.name) === 'order';
}
