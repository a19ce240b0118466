import { matchPath, pageOf } from '@/routes';
import { getCurrentPages, navigateBack, navigateTo, redirectTo, reLaunch } from '@tarojs/taro';
import { parseQuery, withQuery } from '../shared/query';
import { PlatformError, type PlatformRouter, type RouteQuery, type RouterLocation } from '../types';

const failed = (error: unknown) =>
  new PlatformError('failed', String((error as { errMsg?: string } | null)?.errMsg ?? error));

async function guarded(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw failed(error);
  }
}

const here = (): RouterLocation => ({
  path: window.location.pathname || '/',
  query: parseQuery(window.location.search),
});
const depth = () => getCurrentPages().length;

declare global {
  interface Window {
    /** By Taro's entry. */
    __taroAppConfig?: { routes?: { path: string; load: () => unknown[] }[] };
  }
}

async function bringCode(address: string): Promise<void> {
  const name = matchPath(address)?.name;
  const page = name && pageOf(name);
  const route = window.__taroAppConfig?.routes?.find(({ path }) => path === page);
  if (route) await Promise.all(route.load());
}

const entryKey = () => (window.history.state as { key?: string } | null)?.key;
/** The newest navigation wins. */
let opened = 0;
/** The next page clears the stack for a superseded relaunch. */
let owesRelaunch = false;

/** Code first: Taro changes the address before, and going back or a failure would leave it wrong. */
async function open(address: string, query: RouteQuery | undefined, move: typeof navigateTo): Promise<void> {
  const turn = ++opened;
  const from = entryKey();
  const clears = move === reLaunch || owesRelaunch;
  owesRelaunch = clears;
  await guarded(async () => {
    await bringCode(address);
    const isLeft = entryKey() !== from && !clears;
    if (turn !== opened || isLeft) return;
    owesRelaunch = false;
    document.documentElement.dataset.way = '';
    await (clears ? reLaunch : move)({ url: withQuery(address, query) });
  });
}

const launched = here();
// For the page's direction (ui/Screen/motion.scss), before the router draws.
window.addEventListener('popstate', () => (document.documentElement.dataset.way = 'back'), true);

export const router: PlatformRouter = {
  push: (page, query) => open(page, query, navigateTo),
  replace: (page, query) => open(page, query, redirectTo),
  relaunch: (page, query) => open(page, query, reLaunch),
  async back(delta = 1) {
    // A waiting relaunch happens anyway: the user may have signed out.
    if (!owesRelaunch) opened += 1;
    if (depth() <= 1) throw new PlatformError('failed', 'nothing to go back to');
    await guarded(() => navigateBack({ delta }));
  },
  rewriteQuery(query) {
    // The router's data.
    window.history.replaceState(
      window.history.state,
      '',
      withQuery(window.location.pathname, query) + window.location.hash,
    );
  },
  stackDepth: depth,
  current: here,
  launch: () => launched,
  maxDepth: Infinity,
};
