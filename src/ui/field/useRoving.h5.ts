import { useState } from 'react';
import type { UseRoving } from './roving.types';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** WAI-ARIA, "roving tabindex": the last visited item is the stop, else the chosen one. */
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
        // Only rows near the window are mounted: a long list does not wrap.
        if (to < 0 || to > last) to = kind === 'option' ? from : to < 0 ? last : 0;
        const item = items[to]!;
        setAt({ id: item.id, chosen });
        item.focus();
        if (follows) item.click();
      },
    },
  };
};
