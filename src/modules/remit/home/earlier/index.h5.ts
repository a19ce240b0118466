import { useEffect, useState } from 'react';
import type { EarlierTransfers } from './EarlierTransfers';

type Part = typeof EarlierTransfers | null;

/** Not in the first load, which visitors share. Draws nothing before it is there. */
export function useEarlierTransfers(wanted: boolean): Part | undefined {
  const [part, setPart] = useState<{ loaded?: Part }>({});
  useEffect(() => {
    if (!wanted) return;
    void import('./EarlierTransfers').then(
      ({ EarlierTransfers: loaded }) => setPart({ loaded }),
      // The home is whole without it.
      () => setPart({ loaded: null }),
    );
  }, [wanted]);
  return wanted ? part.loaded : null;
}
