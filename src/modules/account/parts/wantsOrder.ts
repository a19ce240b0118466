import { moduleOf } from '@/routes';
import { wantedPage } from '@/state/navigation';

export function wantsOrder(): boolean {
  const wanted = wantedPage();
  return wanted !== null && moduleOf(wanted.name) === 'order';
}
