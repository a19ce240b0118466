import { moduleOf, type RouteName } from '@/routes';
import { createTapGuard, type TapGuard } from './rules';
import { endScreenToast } from '../notices/notices';
import { seePage } from '../qa/seen';
import { navigationDeps } from './deps';
import type { RouteEntry } from './entry';

let current: RouteEntry | null = null;
let owner: string | null = null;
let guard: TapGuard | null = null;

export const currentEntry = (): RouteEntry | null => current;
export const currentOwner = (): string | null => owner;
export const tapGuard = (): TapGuard => (guard ??= createTapGuard(() => navigationDeps().now()));

export const tapKey = (name: RouteName, params: unknown): string => JSON.stringify([name, params]);

/** In the login: keeps the page to return to. */
const onTheWay = (name: RouteName) =>
  moduleOf(name) === 'account' || ['agreement', 'webview', 'korConsentClause'].includes(name);

export function pageShown(entry: RouteEntry): void {
  // The first page keeps earlier toasts.
  if (current && current !== entry) endScreenToast();
  current = entry;
  if (__QA__) seePage(entry);
  owner = navigationDeps().session.userId();
  tapGuard().shown(tapKey(entry.name, entry.params));
  if (!onTheWay(entry.name)) navigationDeps().returnStore.set(null);
}

/** Spares decoding pages about to open. */
const ahead = new Map<string, RouteEntry>();
const AHEAD_LIMIT = 20;

export function rememberAhead(q: string, entry: RouteEntry): void {
  ahead.delete(q);
  ahead.set(q, entry);
  const oldest = ahead.keys().next().value;
  if (ahead.size > AHEAD_LIMIT && oldest !== undefined) ahead.delete(oldest);
}

export const knownAhead = (name: RouteName, q: string): RouteEntry | null => {
  const entry = ahead.get(q);
  return entry?.name === name ? entry : null;
};

export const forgetAhead = (): void => ahead.clear();

/** @internal */
export function forgetHistory(): void {
  current = null;
  owner = null;
  guard = null;
  ahead.clear();
}
