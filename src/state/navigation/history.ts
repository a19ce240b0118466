import { moduleOf, type RouteName } from '@/routes';
import { createTapGuard, type TapGuard } from './rules';
import { endScreenToast } from '../notices/notices';
import { seePage } from '../qa/seen';
import { navigationDeps } from './deps';
import type { RouteEntry } from './entry';

/** Set once its page has shown. */
let current: RouteEntry | null = null;
/** User of that page when it showed. */
let owner: string | null = null;
let guard: TapGuard | null = null;

export const currentEntry = (): RouteEntry | null => current;
export const currentOwner = (): string | null => owner;
export const tapGuard = (): TapGuard => (guard ??= createTapGuard(() => navigationDeps().now()));

/** Two taps with the same key count as one. */
export const tapKey = (name: RouteName, params: unknown): string => JSON.stringify([name, params]);

/** Screens within the login: passing them keeps the page to return to. */
const onTheWay = (name: RouteName) =>
  moduleOf(name) === 'account' || ['agreement', 'webview', 'korConsentClause'].includes(name);

export function pageShown(entry: RouteEntry): void {
  // Toasts from before the first page stay.
  if (current && current !== entry) endScreenToast();
  current = entry;
  if (__QA__) seePage(entry);
  owner = navigationDeps().session.userId();
  tapGuard().shown(tapKey(entry.name, entry.params));
  if (!onTheWay(entry.name)) navigationDeps().returnStore.set(null);
}

/** Entries of pages about to open, so that they need not be decoded. */
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

/** For tests: as after a restart. */
export function forgetHistory(): void {
  current = null;
  owner = null;
  guard = null;
  ahead.clear();
}
