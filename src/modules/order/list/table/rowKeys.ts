import type { Pressable } from '@/ui/aria/aria.types';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from row to row; unmounted rows are mounted as the list scrolls. */
export const rowKeys = (onClose: () => void): Pick<Pressable, 'onKeyDown'> => ({
  onKeyDown(event) {
    if (event.key === 'Escape') onClose();
    const step = steps[event.key ?? ''];
    if (step === undefined) return;
    const rows = Array.from(
      (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.transfers__open'),
    );
    const from = rows.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    event.preventDefault();
    rows[from + step]?.focus();
  },
});
