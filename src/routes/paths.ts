import type { PathValues, RouteRow } from './types';

export interface ConcretePath {
  path: string;
  /** By the path. */
  params: Readonly<Record<string, string>>;
}

const PART = /\{(\w+)\}/g;

export const partsOf = (pattern: string): string[] =>
  [...pattern.matchAll(PART)].map((match) => match[1] ?? '');

export function expand(pattern: string, values: PathValues = {}): ConcretePath[] {
  return partsOf(pattern).reduce<ConcretePath[]>(
    (paths, part) =>
      paths.flatMap(({ path, params }) =>
        (values[part] ?? []).map((value) => ({
          path: path.replace(`{${part}}`, value),
          params: { ...params, [part]: value },
        })),
      ),
    [{ path: pattern, params: {} }],
  );
}

export function aliasesOf(row: RouteRow): ConcretePath[] {
  return (row.aliases ?? []).flatMap((alias) =>
    typeof alias === 'string' ? expand(alias, row.values) : [alias],
  );
}

/** False for a row without a page and for a value not built yet. */
export function isBuilt(row: RouteRow, params: Readonly<Record<string, unknown>>): boolean {
  if (!row.page) return false;
  return Object.entries(row.builtValues ?? {}).every(([part, built]) => built.includes(String(params[part])));
}

/** `params` must have passed the row's schema. */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replace(PART, (_whole, part: string) => String(params[part]));
}
