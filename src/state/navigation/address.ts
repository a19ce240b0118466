import { isRouteName, matchPath, pageOf, pathOf, routeRow, tabNames, type RouteName } from '@/routes';
import type { RouteQuery, RouterLocation, Target } from '@/platform/types';

export interface Address {
  page: string;
  query: RouteQuery;
}

/** `/confirmRemit?q=…` on H5, `/pages/remit/confirm/index?r=confirmRemit&q=…` in mini-programs. */
export function addressOf(
  target: Target,
  name: RouteName,
  params: Record<string, unknown>,
  q?: string,
): Address {
  const rest: RouteQuery = q ? { q } : {};
  if (target === 'h5') return { page: pathOf(name, params), query: rest };
  return { page: `/${pageOf(name) ?? ''}`, query: { r: name, ...rest } };
}

export interface RawEntry {
  name: RouteName;
  /** Null in a mini-program. */
  path: string | null;
  fixed: Readonly<Record<string, string>>;
  q?: string;
  /** For rows with `openQuery`. */
  open: RouteQuery;
}

export function readAddress(
  target: Target,
  location: RouterLocation,
  names: readonly RouteName[],
): RawEntry | null {
  const { r, q, ...open } = location.query;
  const tabOf = (name: RouteName): Record<string, string> =>
    name === 'tabbar' && (tabNames as readonly string[]).includes(open.tab ?? '')
      ? { tab: open.tab ?? '' }
      : {};
  const entry = (
    name: RouteName,
    path: string | null,
    fixed: Readonly<Record<string, string>>,
  ): RawEntry | null =>
    names.includes(name)
      ? {
          name,
          path,
          fixed: { ...fixed, ...tabOf(name) },
          // Without `r` it is the chat app's scanned link.
          q: target === 'h5' || r ? q || undefined : undefined,
          open: routeRow(name).openQuery ? open : {},
        }
      : null;
  if (target === 'h5') {
    const match = matchPath(location.path);
    return match && entry(match.name, location.path, match.params);
  }
  // From a scan, the app list, a message.
  if (!r) return names[0] ? entry(names[0], null, {}) : null;
  return isRouteName(r) ? entry(r, null, {}) : null;
}
