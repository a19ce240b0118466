import * as v from 'valibot';
import { useStore } from 'zustand';
import { countryCode } from '@/contracts/entities/base';
import { createPersistedStore } from '@/state/storage/persisted';

/** Most requested at once. */
export const MOST_FAVOURITES = 8;

const favouriteShape = v.object({
  corridors: v.pipe(
    v.array(v.object({ source: countryCode, target: countryCode })),
    v.maxLength(MOST_FAVOURITES),
  ),
});
type Corridor = v.InferOutput<typeof favouriteShape>['corridors'][number];

/** On the device: no call stores them. */
const favouriteStore = createPersistedStore('rateFavourites', favouriteShape, { corridors: [] });

const isSame = (a: Corridor, b: Corridor): boolean => a.source === b.source && a.target === b.target;

export function useFavourites(source: string | undefined) {
  const { corridors } = useStore(favouriteStore);
  const targets = corridors.filter((one) => one.source === source).map(({ target }) => target);
  return {
    targets,
    /** False: no room for another. */
    toggle: (target: string): boolean => {
      if (!source) return false;
      const wanted = { source, target };
      const others = corridors.filter((one) => !isSame(one, wanted));
      const added = others.length === corridors.length;
      if (added && corridors.length >= MOST_FAVOURITES) return false;
      favouriteStore.setState({ corridors: added ? [...others, wanted] : others });
      return true;
    },
  };
}
