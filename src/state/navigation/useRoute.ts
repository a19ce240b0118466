import { createContext, useContext } from 'react';
import type { RouteName } from '@/routes';
import type { RouteEntry } from './entry';

export const RouteContext = createContext<RouteEntry | null>(null);

/** A union: `route.name` narrows the params. */
type EntryOf<N extends RouteName> = N extends RouteName ? RouteEntry<N> : never;

/** Throws outside `screenPage`. */
export function useRoute<N extends RouteName>(...names: [N, ...N[]]): EntryOf<N> {
  const entry = useContext(RouteContext);
  if (!entry || !(names as RouteName[]).includes(entry.name)) {
    throw new Error(`not a page of ${names.join(', ')}`);
  }
  return entry as EntryOf<N>;
}
