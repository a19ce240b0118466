import type { ReactNode } from 'react';
import { useSession } from '@/state/session/session';
import { later } from '@/ui/later';
import { useBesideTabs } from '@/ui/ListDetail';
import { SideContext } from '@/ui/Screen';

const SideTabs = later(() => import('./SideTabs').then((part) => part.SideTabs));
const sideTabs = <SideTabs />;

/** In a wide window a signed-in sender has the tabs next to every page. */
export function BesideTabs({ children }: { children: ReactNode }) {
  const wide = useBesideTabs();
  const { signedIn } = useSession();
  return <SideContext.Provider value={wide && signedIn ? sideTabs : null}>{children}</SideContext.Provider>;
}
