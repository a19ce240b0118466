import { getCurrentPages, navigateBack, navigateTo, redirectTo, reLaunch } from '@tarojs/taro';
import { parseQuery, withQuery } from '../shared/query';
import { PlatformError, type PlatformRouter, type RouterLocation } from '../types';

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

/** The address as it was when the app's code first ran. */
const launched = here();

export const router: PlatformRouter = {
  push: (page, query) => guarded(() => navigateTo({ url: withQuery(page, query) })),
  replace: (page, query) => guarded(() => redirectTo({ url: withQuery(page, query) })),
  relaunch: (page, query) => guarded(() => reLaunch({ url: withQuery(page, query) })),
  async back(delta = 1) {
    if (depth() <= 1) throw new PlatformError('failed', 'nothing to go back to');
    await guarded(() => navigateBack({ delta }));
  },
  rewriteQuery(query) {
    // The router keeps a place of its own in the state.
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
