import { matchPath, routeIsBuilt, routeRow, type RouteName } from '@/routes';
import { withoutEnd } from '@/core/trimmed';
import type { RouteQuery, RouterLocation } from '@/platform/types';
import { variant } from '@/variants';
import { readAddress } from './address';
import { configureNavigation, navigationDeps } from './deps';
import { checkParams, entryOf, type RouteEntry } from './entry';
import { knownAhead, pageShown } from './history';
import { launchTurn, readLaunch } from './launch';
import { loadCipher } from './loadCipher';
import { openNotFound, openRemitTab, openRoute, sendToLogin } from './navigate';
import { brandRouteOf, guardVerdict } from './rules';
import { tabsStore } from './tabs';

/** `away`: not to show; `leave` leads elsewhere. `failed`: code not loaded. */
export type Entering =
  { kind: 'entry'; entry: RouteEntry } | { kind: 'away'; leave: () => Promise<unknown> } | { kind: 'failed' };

let launched: Promise<void> | true | null = null;

/** Once. True: nothing to wait for. */
function takeLaunch(): Promise<void> | true {
  if (launched !== null) return launched;
  launched = true;
  const deps = navigationDeps();
  const opened = deps.router.launch();
  const { launch, rest, found } = readLaunch(deps.placeOfCode(opened) ?? opened, deps.launchKeys);
  if (!found) return launched;
  deps.rewriteQuery(rest);
  const applied = deps.applyLaunch(launch);
  if (!applied) return launched;
  launched = applied
    .catch((error: unknown) => deps.onFailure(error))
    .then(() => {
      launched = true;
    });
  return launched;
}

function judge(entry: RouteEntry | null, path: string): Entering {
  if (!entry) return { kind: 'away', leave: () => openNotFound(path, 'broken') };
  if (__BRAND_ROUTES__) {
    const name = brandRouteOf(entry.name, variant);
    if (name !== entry.name) return { kind: 'away', leave: () => openRoute(name, {}, { replace: true }) };
  }
  const { session, variantId, loginOnly, opensFirst, asksFirst } = navigationDeps();
  if (asksFirst) {
    configureNavigation({ asksFirst: undefined });
    const question = asksFirst(entry);
    return { kind: 'away', leave: () => openRoute(question, {}, { replace: true }) };
  }
  const verdict = guardVerdict(entry.name, { signedIn: session.signedIn(), variantId, loginOnly });
  if (verdict === 'pass') {
    if (opensFirst && entry.name === 'tabbar') {
      configureNavigation({ opensFirst: undefined });
      return { kind: 'away', leave: () => openRoute(opensFirst, {}, { replace: true }) };
    }
    if (entry.name === 'tabbar') tabsStore.setState({ active: (entry as RouteEntry<'tabbar'>).params.tab });
    return { kind: 'entry', entry };
  }
  if (verdict === 'hidden') return { kind: 'away', leave: () => openNotFound(path, 'unknown') };
  if (verdict === 'home') return { kind: 'away', leave: openRemitTab };
  return { kind: 'away', leave: () => sendToLogin(entry, 'replace') };
}

function routeAt({ path, query }: RouterLocation): { name: RouteName; params: RouteQuery } | null {
  const known = matchPath(path);
  if (!known || !routeIsBuilt(known.name, known.params)) return null;
  return { name: known.name, params: { ...known.params, ...(routeRow(known.name).openQuery ? query : {}) } };
}

/** Null: show the page. Unknown places lead home. */
function leadOf(location: RouterLocation): (() => Promise<unknown>) | null {
  const place = navigationDeps().placeOfCode(location);
  const lead = place && routeAt(place);
  if (!lead || lead.name === 'tabbar' || !checkParams(lead.name, lead.params)) return null;
  return () => openRoute(lead.name, lead.params, { replace: true });
}

function resolve(location: RouterLocation, names: readonly RouteName[]): Entering | Promise<Entering> {
  const { target, secret } = navigationDeps();
  const leave = leadOf(location);
  if (leave) return { kind: 'away', leave };
  const raw = readAddress(target, location, names);
  if (!raw) return { kind: 'away', leave: () => openNotFound(location.path, 'unknown') };
  const { q } = raw;
  if (!q) return judge(entryOf(raw, undefined), location.path);
  const known = knownAhead(raw.name, q);
  if (known) return judge(known, location.path);
  return loadCipher().then(
    ({ decodeQuery }) => judge(entryOf(raw, decodeQuery(secret, raw.name, q)), location.path),
    (error: unknown): Entering => {
      navigationDeps().onFailure(error);
      return { kind: 'failed' };
    },
  );
}

/** Synchronous unless loading. */
export function enterPage(
  location: RouterLocation,
  names: readonly RouteName[],
): Entering | Promise<Entering> {
  const ready = takeLaunch();
  return ready === true ? resolve(location, names) : ready.then(() => resolve(location, names));
}

export async function openUnknownPath(location: RouterLocation): Promise<void> {
  // The website needs none in the history.
  await takeLaunch();
  const { website, session, openWebsite } = navigationDeps();
  const turn = launchTurn(location.path, { website, signedIn: session.signedIn() });
  if (turn?.to === 'website') return openWebsite(turn.url);
  if (turn) return void (await openRemitTab());
  const lead = routeAt(location);
  if (lead) return openRoute(lead.name, lead.params, { replace: true });
  const known = matchPath(location.path);
  if (!known && website) return openWebsite(`${withoutEnd(website, '/')}/error`);
  await openNotFound(location.path, known ? 'notBuilt' : 'unknown');
}

/** For the first time or again. */
export function entryShown(entry: RouteEntry): void {
  const deps = navigationDeps();
  pageShown(entry);
  if (entry.name === 'tabbar') tabsStore.setState({ depth: Math.max(1, deps.router.stackDepth()) });
  const title = deps.titleOf(entry.name);
  if (title) deps.setTitle(title);
}

/** @internal */
export function forgetLaunch(): void {
  launched = null;
}
