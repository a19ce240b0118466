import type { RouteEntry } from '@/state/navigation';
import { useSharedScreen } from '@/state/share/offerLink';

/** A sibling of the screen, which need not draw when another tab shows. */
export function SharedScreen({ entry }: { entry: RouteEntry }) {
  useSharedScreen(entry);
  return null;
}
