import { create } from 'zustand';
import type { TabName } from '@/routes';

interface Tabs {
  active: TabName;
  /** Place of the tab area in the page stack, counted from 1; 0: not there. */
  depth: number;
}

/** Which tab shows. The tab area is one page whose panels stay; its address does not change with the tab. */
export const tabsStore = create<Tabs>(() => ({ active: 'remit', depth: 0 }));

export const useActiveTab = (): TabName => tabsStore((tabs) => tabs.active);
