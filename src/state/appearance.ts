import { create } from 'zustand';
import { platform } from '@/platform';
import type { Scheme } from '@/platform/types';
import { readStored, writeStored } from './storage/storage';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const kept = readStored('appearance');

const useStore = create<{ choice: Appearance; system: Scheme }>(() => ({
  choice: appearances.find((one) => one === kept) ?? 'system',
  system: platform.systemInfo().theme,
}));

const schemeOf = ({ choice, system }: ReturnType<typeof useStore.getState>): Scheme =>
  choice === 'system' ? system : choice;

export const useScheme = (): Scheme => useStore(schemeOf);
export const useAppearance = (): Appearance => useStore(({ choice }) => choice);

export function setAppearance(choice: Appearance): void {
  useStore.setState({ choice });
  writeStored('appearance', choice);
}

/** Not every client tells of a change while open. */
export function followSystemTheme(): void {
  const follow = (system: Scheme): void => useStore.setState({ system });
  platform.onThemeChange(follow);
  platform.onAppShow(() => follow(platform.systemInfo().theme));
  platform.setScheme(schemeOf(useStore.getState()));
  useStore.subscribe((state) => platform.setScheme(schemeOf(state)));
}
