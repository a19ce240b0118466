import * as v from 'valibot';
import { pathOf, routeIsBuilt, routeRow, routes, type RouteName, type RouteParams } from '@/routes';
import type { RouteQuery } from '@/platform/types';
import type { RawEntry } from './address';
import type { QueryContent } from './cipher';

export interface RouteEntry<N extends RouteName = RouteName> {
  name: N;
  params: RouteParams<N>;
  /** H5's, in mini-programs too. */
  path: string;
  step: number;
}

function filled(query: RouteQuery): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const key of Object.keys(query)) if (query[key] !== '') given[key] = query[key];
  return given;
}

/** Null: invalid. */
export function checkParams(
  name: RouteName,
  params: Record<string, unknown>,
): Record<string, unknown> | null {
  const parsed = v.safeParse(routeRow(name).params, params);
  return parsed.success ? parsed.output : null;
}

/** `content` null: `q` is broken or foreign. */
export function entryOf(raw: RawEntry, content: QueryContent | null | undefined): RouteEntry | null {
  if (content === null) return null;
  const given = { ...filled(raw.open), ...content?.params, ...raw.fixed };
  const parsed = v.safeParse(routes[raw.name].params, given);
  if (!parsed.success || !routeIsBuilt(raw.name, parsed.output)) return null;
  const params = parsed.output;
  const path = raw.path ?? pathOf(raw.name, params);
  return { name: raw.name, params, path, step: content?.step ?? 0 };
}
