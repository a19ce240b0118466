import { type ReactNode, useState } from 'react';
import { useActiveTab } from '@/state/navigation';
import { knownTabs, shownTabs } from '@/state/navigation/tabSet';
import { useRemitTypes } from '@/state/market/remitTypes';
import { useSession } from '@/state/session/session';
import { useBesideTabs } from '@/ui/ListDetail';
import { SideContext } from '@/ui/Screen';
import { AppTabs } from './AppTabs';

/** In a wide window a signed-in sender has the tabs next to every page. */
export function BesideTabs({ children }: { children: ReactNode }) {
  const wide = useBesideTabs();
  const { signedIn } = useSession();
  return <SideContext.Provider value={wide && signedIn ? sideTabs : null}>{children}</SideContext.Provider>;
}

const sideTabs = <SideTabs />;

function SideTabs() {
  const [known] = useState(knownTabs);
  return <AppTabs id="side" tabs={shownTabs(known, useRemitTypes())} active={useActiveTab()} />;
}
