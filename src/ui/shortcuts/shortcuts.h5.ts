import { useEffect } from 'react';
import { useLatest } from '@/state/useLatest';

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const shownOf = (selector: string): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isShown);

/** Single keys, while nobody types, no other key is held and no dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => unknown>>): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
      const action = Object.prototype.hasOwnProperty.call(latest.current, key) && latest.current[key];
      if (!action || ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
      if ((target as Element).closest?.(FIELDS) || shownOf('[aria-modal="true"]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}

export const focusSearch = (): void => shownOf('.ui-search input')?.focus();
