import { useState } from 'react';
import type { UseRoving } from './roving.types';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** WAI-ARIA practices, "roving tabindex": one tab stop a group, at the item last gone to, else at the chosen one. */
export const useRoving: UseRoving = (kind, ids, chosen, follows = false) => {
  const [at, setAt] = useState<{ id?: string; chosen?: string }>({});
  const stop = [at.chosen === chosen ? at.id : undefined, chosen].find((id) => id && ids.includes(id));
  return {
    tabStop: (id) => id === (stop ?? ids[0]),
    group: {
      onKeyDown(event) {
        const group = event.currentTarget as HTMLElement;
        const items = Array.from(group.querySelectorAll<HTMLElement>(`[role=${kind}]`));
        const from = items.indexOf(event.target as HTMLElement);
        const { key = '' } = event;
        const step = steps[key];
        if (from < 0 || (!step && key !== 'Home' && key !== 'End')) return;
        event.preventDefault();
        const last = items.length - 1;
        let to = step ? from + step : key === 'Home' ? 0 : last;
        // Of a long list only the rows near the window are there: its end is no way to its beginning.
        if (to < 0 || to > last) to = kind === 'option' ? from : to < 0 ? last : 0;
        const item = items[to]!;
        setAt({ id: item.id, chosen });
        item.focus();
        if (follows) item.click();
      },
    },
  };
};
