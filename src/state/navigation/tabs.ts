import { create } from 'zustand';
import type { TabName } from '@/routes';

interface Tabs {
  active: TabName;
  /** From 1; 0: not in the stack. */
  depth: number;
}

/** Panels of one page stay mounted; its address stays the same. */
export const tabsStore = create<Tabs>(() => ({ active: 'remit', depth: 0 }));

export const useActiveTab = (): TabName => tabsStore((tabs) => tabs.active);
