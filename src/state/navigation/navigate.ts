import {
  guardOf,
  isRouteName,
  matchPath,
  pathOf,
  routeIsBuilt,
  routeRow,
  type RouteInput,
  type RouteName,
  type StackMove,
  type TabName,
} from '@/routes';
import { variant } from '@/variants';
import { addressOf, type Address } from './address';
import { endScreenToast } from '../notices/notices';
import { navigationDeps } from './deps';
import { checkParams, type RouteEntry } from './entry';
import { currentEntry, currentOwner, forgetAhead, rememberAhead, tapGuard, tapKey } from './history';
import { loadCipher } from './loadCipher';
import { navigationBegan, navigationEnded } from './progress';
import { peekTarget, rememberTarget, type ReturnTarget, takeTarget } from './returnTarget';
import { brandRouteOf, guardVerdict, stackMove } from './rules';
import { tabsStore } from './tabs';

export interface NavigateOptions {
  replace?: boolean;
  relaunch?: boolean;
  step?: number;
}

type Args<N extends RouteName> =
  Record<never, never> extends RouteInput<N>
    ? [params?: RouteInput<N>, options?: NavigateOptions]
    : [params: RouteInput<N>, options?: NavigateOptions];

/** Below the login. */
let askedBy: { depth: number; entry: RouteEntry | null; wants: 'itself' | 'next' } | null = null;

/** Invalid params and unbuilt routes lead to not-found; repeated taps do nothing. Never rejects: see `onFailure`. */
export async function navigate<N extends RouteName>(name: N, ...[params, options]: Args<N>): Promise<void> {
  await open(name, params ?? {}, options ?? {});
}

/** For run-time names. */
export async function openRoute(
  name: string,
  params: Record<string, unknown> = {},
  options: NavigateOptions = {},
): Promise<void> {
  if (isRouteName(name)) await open(name, params, options);
  else await openNotFound(name, 'unknown', 'push');
}

async function open(
  asked: RouteName,
  given: Record<string, unknown>,
  options: NavigateOptions & { redirect?: boolean },
): Promise<boolean> {
  const deps = navigationDeps();
  const name = __BRAND_ROUTES__ ? brandRouteOf(asked, variant) : asked;
  const params = checkParams(name, given);
  if (!params) return openNotFound(routeRow(name).path, 'broken', 'push');
  if (!routeIsBuilt(name, params)) return openNotFound(pathOf(name, params), 'notBuilt', 'push');
  const { session, variantId, loginOnly } = deps;
  const verdict = guardVerdict(name, { signedIn: session.signedIn(), variantId, loginOnly });
  if (verdict === 'hidden') return openNotFound(pathOf(name, params), 'unknown', 'push');
  if (verdict === 'home') return openRemitTab();
  const wanted: StackMove = options.relaunch
    ? 'relaunch'
    : options.replace
      ? 'replace'
      : (routeRow(name).stack ?? 'push');
  if (verdict === 'login') return sendToLogin({ name, params }, wanted);
  if (name === 'tabbar' && (await backToTabs(params.tab as TabName))) return true;
  const step = options.step ?? (typeof params.pageStep === 'number' ? params.pageStep : undefined);
  return go(name, params, wanted, { step, redirect: options.redirect });
}

async function go(
  name: RouteName,
  params: Record<string, unknown>,
  wanted: StackMove,
  { step: givenStep, redirect }: { step?: number; redirect?: boolean } = {},
): Promise<boolean> {
  const deps = navigationDeps();
  const key = tapKey(name, params);
  if (!tapGuard().enter(key, redirect)) return false;
  const path = pathOf(name, params);
  navigationBegan({ route: name, path });
  try {
    const before = currentEntry()?.step ?? 0;
    const step = givenStep ?? (wanted === 'push' ? before + 1 : wanted === 'replace' ? before : 0);
    const address = await addressFor(name, params, step);
    if (name === 'tabbar') tabsStore.setState({ active: params.tab as TabName });
    const { router } = deps;
    await router[stackMove(wanted, router.stackDepth(), router.maxDepth)](address.page, address.query);
    return true;
  } catch (error) {
    pageFailed(error);
    return false;
  } finally {
    tapGuard().leave(key);
  }
}

export function pageFailed(error: unknown): void {
  navigationEnded();
  tapGuard().reset();
  navigationDeps().onFailure(error);
}

/** Encrypted, for links. */
export async function addressFor(
  name: RouteName,
  params: Record<string, unknown>,
  step = 0,
): Promise<Address> {
  const { target, secret } = navigationDeps();
  // The home hides nothing and must not wait for the cipher.
  if (name === 'tabbar') {
    const address = addressOf(target, name, params);
    return target === 'h5' ? address : { ...address, query: { ...address.query, tab: String(params.tab) } };
  }
  const { encodeQuery } = await loadCipher();
  const q = encodeQuery(secret, name, { step, params });
  rememberAhead(q, { name, params: params, path: pathOf(name, params), step });
  return addressOf(target, name, params, q);
}

/** False: not in the stack. */
async function backToTabs(tab: TabName): Promise<boolean> {
  const { router, rewriteQuery } = navigationDeps();
  const { depth } = tabsStore.getState();
  const away = router.stackDepth() - depth;
  if (depth === 0 || away < 0) return false;
  if (away === 0 && tabsStore.getState().active !== tab) endScreenToast();
  tabsStore.setState({ active: tab });
  tapGuard().reset();
  if (away === 0) {
    // May be the next page's by now.
    if (matchPath(router.current().path)?.name === 'tabbar') rewriteQuery({ tab });
    return true;
  }
  try {
    await router.back(away);
    return true;
  } catch {
    return false;
  }
}

export const openRemitTab = (): Promise<boolean> => open('tabbar', { tab: 'remit' }, { redirect: true });

export async function switchTab(tab: TabName): Promise<void> {
  await open('tabbar', { tab }, {});
}

/** A tap's event counts as 1. With nothing behind: the remit tab. */
export async function goBack(delta: unknown = 1): Promise<void> {
  const { router } = navigationDeps();
  tapGuard().reset();
  const behind = router.stackDepth() - 1;
  if (behind > 0) {
    try {
      await router.back(Math.min(typeof delta === 'number' ? delta : 1, behind));
      return;
    } catch {
      // The stack was shorter than told.
    }
  }
  await open('tabbar', { tab: 'remit' }, { relaunch: true });
}

export function openNotFound(
  path: string,
  reason: 'unknown' | 'broken' | 'notBuilt',
  move: 'push' | 'replace' = 'replace',
): Promise<boolean> {
  return go('notFound', { path: path.slice(0, 140), reason }, move, { redirect: move === 'replace' });
}

/** Keeps `wanted` for `afterLogin`; `move`: how it would have come. */
export function sendToLogin(
  wanted: { name: RouteName; params: Record<string, unknown> },
  move: StackMove,
): Promise<boolean> {
  const deps = navigationDeps();
  rememberTarget(deps.returnStore, { name: wanted.name, params: wanted.params, owner: null, at: deps.now() });
  const pushed = move === 'push';
  askedBy = pushed ? { depth: deps.router.stackDepth(), entry: currentEntry(), wants: 'next' } : null;
  return go(deps.loginRoute(), {}, pushed ? 'push' : 'replace', { redirect: !pushed });
}

/** On top of the page, which the same user sees again. */
export const goLogin = (): Promise<void> => enterOnTop(navigationDeps().loginRoute(), {});

/** When a session ended: always the login, with the reason. */
export const loginAgain = (): Promise<void> => enterOnTop(brandRouteOf('login', variant), { ended: true });

async function enterOnTop(name: RouteName, given: Record<string, unknown>): Promise<void> {
  const deps = navigationDeps();
  const entry = currentEntry();
  const givenParams = checkParams(name, given) ?? {};
  if (!entry || guardOf(entry.name) === 'visitor') {
    await go(name, givenParams, 'push');
    return;
  }
  const params = entry.name === 'tabbar' ? { tab: tabsStore.getState().active } : entry.params;
  rememberTarget(deps.returnStore, { name: entry.name, params, owner: currentOwner(), at: deps.now() });
  askedBy = { depth: deps.router.stackDepth(), entry, wants: 'itself' };
  await go(name, givenParams, 'push');
}

export function wantedPage(): Pick<ReturnTarget, 'name' | 'params'> | null {
  const { returnStore, now } = navigationDeps();
  return peekTarget(returnStore, now());
}

/** To the wanted page, with its state if still stacked. */
export async function afterLogin(): Promise<void> {
  const { router, returnStore, now, session } = navigationDeps();
  const target = takeTarget(returnStore, now(), session.userId());
  const from = askedBy;
  askedBy = null;
  tapGuard().reset();
  if (!target) return void (await open('tabbar', { tab: 'remit' }, {}));
  const above = from ? router.stackDepth() - from.depth : 0;
  if (from?.wants === 'itself' && from.entry?.name === target.name && above > 0) {
    try {
      return await router.back(above);
    } catch {
      // Opens it again below.
    }
  }
  const onTop = from?.wants === 'next' && above === 1;
  await open(target.name, target.params, onTop ? { replace: true } : { relaunch: true });
}

/** The next user must find nothing of the previous one. */
export function forgetPages(): void {
  askedBy = null;
  forgetAhead();
  navigationDeps().returnStore.set(null);
}
