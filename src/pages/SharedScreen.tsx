import type { RouteEntry } from '@/state/navigation';
import { useSharedScreen } from '@/state/share/offerLink';

/** Next to the screen, which need not draw for another tab. */
export function SharedScreen({ entry }: { entry: RouteEntry }) {
  useSharedScreen(entry);
  return null;
}
