import { parseQuery, withQuery } from '../shared/query';
import { PlatformError, type PlatformRouter, type RouteQuery, type RouterLocation } from '../types';
import { invoke, invokeSync, type MiniHost } from './invoke';

/** On both hosts. */
const MAX_DEPTH = 10;

interface HostPage {
  route?: string;
  options?: Record<string, string>;
  $taroPath?: string;
}

declare function getCurrentPages(): HostPage[];

const pages = (): HostPage[] => (typeof getCurrentPages === 'function' ? getCurrentPages() : []);

function plainQuery(raw: Record<string, unknown> | undefined): RouteQuery {
  const query: RouteQuery = {};
  for (const key of Object.keys(raw ?? {})) {
    const value = raw?.[key];
    // Taro adds a time stamp to a page's options.
    if (typeof value === 'string' && key !== '$taroTimestamp') query[key] = decodeOnce(value);
  }
  return query;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function createRouter(host: MiniHost): PlatformRouter {
  const go = async (api: string, page: string, query?: RouteQuery) => {
    await invoke(host, api, { url: withQuery(page, query) });
  };

  return {
    push: (page, query) => go('navigateTo', page, query),
    replace: (page, query) => go('redirectTo', page, query),
    relaunch: (page, query) => go('reLaunch', page, query),
    async back(delta = 1) {
      if (pages().length <= 1) throw new PlatformError('failed', 'nothing to go back to');
      await invoke(host, 'navigateBack', { delta });
    },
    rewriteQuery: () => undefined,
    stackDepth: () => pages().length,
    current(): RouterLocation {
      const stack = pages();
      const page = stack[stack.length - 1];
      if (!page) return this.launch();
      return { path: `/${page.route ?? ''}`, query: plainQuery(page.options) };
    },
    launch(): RouterLocation {
      const options =
        invokeSync<{ path?: string; query?: Record<string, unknown> | string }>(
          host,
          'getEnterOptionsSync',
        ) ??
        invokeSync<{ path?: string; query?: Record<string, unknown> | string }>(
          host,
          'getLaunchOptionsSync',
        ) ??
        {};
      const query = typeof options.query === 'string' ? parseQuery(options.query) : plainQuery(options.query);
      return { path: `/${(options.path ?? '').replace(/^\//, '')}`, query };
    },
    maxDepth: MAX_DEPTH,
  };
}
