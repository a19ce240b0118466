import { useDidHide, useDidShow, usePageNotFound, useRouter, useUnhandledRejection } from '@tarojs/taro';
import { parseQuery } from './shared/query';
import type { RouteQuery, RouterLocation } from './types';

/** Also the first time. */
export function usePageShow(onShow: () => void): void {
  useDidShow(onShow);
}

export function usePageHide(onHide: () => void): void {
  useDidHide(onHide);
}

/** Added by Taro. */
const OF_TARO = ['stamp', '$taroTimestamp'];

/** Escaped on H5 and one host. */
function plain(values: Record<string, unknown> | undefined): RouteQuery {
  const query: RouteQuery = {};
  for (const key of Object.keys(values ?? {})) {
    const value = values?.[key] as string | number | boolean | null | undefined;
    if (OF_TARO.includes(key) || value === undefined || value === null) continue;
    const text = String(value);
    try {
      query[key] = decodeURIComponent(text.replace(/\+/g, ' '));
    } catch {
      query[key] = text;
    }
  }
  return query;
}

/** Stays under other pages. */
export function usePageLocation(): RouterLocation {
  const router = useRouter();
  const [path = '', search = ''] = (router.path ?? '').split('?');
  const params = router.params as Record<string, unknown> | undefined;
  const query = Object.keys(params ?? {}).length > 0 ? plain(params) : plain(parseQuery(search));
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}

export function useUnknownPath(onUnknown: (location: RouterLocation) => void): void {
  usePageNotFound((found) => {
    const { path = '', query } = found as { path?: string; query?: Record<string, unknown> };
    onUnknown({ path: path.startsWith('/') ? path : `/${path}`, query: plain(query) });
  });
}

/** On H5: the page's code failed to load. */
export function usePageFailed(onFailed: (error: unknown) => void): void {
  useUnhandledRejection((rejection: { reason: unknown; preventDefault?: () => void }) => {
    const { reason } = rejection;
    if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
    // Keeps it out of the console.
    rejection.preventDefault?.();
    onFailed(reason);
  });
}
