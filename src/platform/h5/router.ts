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
    /** Set by Taro's entry. */
    __taroAppConfig?: { routes?: { path: string; load: () => unknown[] }[] };
  }
}

/** Loads the code of the page at an address. */
async function bringCode(address: string): Promise<void> {
  const name = matchPath(address)?.name;
  const page = name && pageOf(name);
  const route = window.__taroAppConfig?.routes?.find(({ path }) => path === page);
  if (route) await Promise.all(route.load());
}

const entryKey = () => (window.history.state as { key?: string } | null)?.key;
/** The newest navigation wins. */
let opened = 0;
/** A superseded relaunch: the next page that opens clears the stack instead. */
let owesRelaunch = false;

/**
 * Loads the code before navigating: Taro's router changes the address first, so going back or a failed load would
 * leave a wrong address.
 */
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
    await (clears ? reLaunch : move)({ url: withQuery(address, query) });
  });
}

/** The address when the app's code first ran. */
const launched = here();

export const router: PlatformRouter = {
  push: (page, query) => open(page, query, navigateTo),
  replace: (page, query) => open(page, query, redirectTo),
  relaunch: (page, query) => open(page, query, reLaunch),
  async back(delta = 1) {
    // A relaunch that waits for its code still happens: the user may have signed out.
    if (!owesRelaunch) opened += 1;
    if (depth() <= 1) throw new PlatformError('failed', 'nothing to go back to');
    await guarded(() => navigateBack({ delta }));
  },
  rewriteQuery(query) {
    // The router keeps data in the history state.
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
