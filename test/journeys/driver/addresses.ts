import * as v from 'valibot';
import { matchPath, pageOf, pathOf, routeNames, routeRow, routes, type RouteName } from '@/routes';
import { decodeQuery, encodeQuery } from '@/state/navigation/cipher';
import { readBuildInfo } from '../../../config/buildInfo';
import type { OpenOptions, Target } from './types';
import { asText } from '../../host/asText';

const { querySecret } = readBuildInfo('h5');

/** Of a route (`payeeList`), a specification path (`/payeeList`) or a page (`/pages/tabbar/index`). */
export function addressOf(target: Target, pathOrRoute: string, options: OpenOptions = {}): string {
  const [place = '', search = ''] = pathOrRoute.split('?');
  if (!place.startsWith('/') && !(place in routes)) throw new Error(`There is no route called '${place}'`);
  const pairs = new URLSearchParams(search);
  for (const [key, value] of Object.entries(options.query ?? {})) pairs.set(key, value);
  let path = place;
  const found = findRoute(place, options.params ?? {});
  if (found) {
    // No specification path in mini-programs: its params join the others.
    const q = encode(found.name, target === 'h5' ? (options.params ?? {}) : found.params);
    if (target === 'h5') {
      path = found.path;
    } else {
      const page = pageOf(found.name);
      path = page ? `/${page}` : '/pages/not-found/index';
      pairs.set('r', found.name);
      if (found.name === 'tabbar' && found.params.tab) pairs.set('tab', asText(found.params.tab));
    }
    if (q) pairs.set('q', q);
  }
  const query = pairs.toString();
  return query ? `${path}?${query}` : path;
}

function findRoute(
  place: string,
  params: Record<string, unknown>,
): { name: RouteName; path: string; params: Record<string, unknown> } | null {
  if (place in routes) {
    const name = place as RouteName;
    return { name, path: pathOf(name, params), params };
  }
  const match = matchPath(place);
  if (!match) return null;
  return { name: match.name, path: place, params: { ...match.params, ...params } };
}

function encode(name: RouteName, params: Record<string, unknown>): string | null {
  // The tab area keeps its tab in plain query.
  if (Object.keys(params).length === 0 || name === 'tabbar') return null;
  return encodeQuery(querySecret, name, { step: 0, params });
}

/** The specification path, or the page itself. */
export function pathOfPage(page: string, query: Record<string, string>): string {
  const { r, q } = query;
  const name = r
    ? r in routes
      ? (r as RouteName)
      : undefined
    : routeNames.find((row) => `/${pageOf(row)}` === page);
  if (!name) return page;
  const content = q ? decodeQuery(querySecret, name, q) : null;
  const params = v.safeParse(routeRow(name).params, content?.params ?? {});
  return params.success ? pathOf(name, params.output) : page;
}
