import { moduleOf } from '@/routes';
import { wantedRoute } from '@/state/navigation';

/** Somebody followed a link to a transfer and has to log in first: the login says what for. */
export function wantsOrder(): boolean {
  const wanted = wantedRoute();
  return wanted !== null && moduleOf(wanted) === 'order';
}
