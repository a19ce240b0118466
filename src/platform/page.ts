import { useDidHide, useDidShow, usePageNotFound, useRouter, useUnhandledRejection } from '@tarojs/taro';
import { parseQuery } from './shared/query';
import type { RouteQuery, RouterLocation } from './types';

/** Each time the page comes to the front, the first time too. (Taro's compiler cannot re-export its hooks.) */
export function usePageShow(onShow: () => void): void {
  useDidShow(onShow);
}

/** Each time another page or app comes before the page. */
export function usePageHide(onHide: () => void): void {
  useDidHide(onHide);
}

/** Keys that Taro adds to a page's query. */
const OF_TARO = ['stamp', '$taroTimestamp'];

/** `values` as each host hands them out: escaped on H5 and in one of the mini-programs. */
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

/** The address under which this very page was opened; it stays the same when others open on top. */
export function usePageLocation(): RouterLocation {
  const router = useRouter();
  const [path = '', search = ''] = (router.path ?? '').split('?');
  const params = router.params as Record<string, unknown> | undefined;
  const query = Object.keys(params ?? {}).length > 0 ? plain(params) : plain(parseQuery(search));
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}

/** For the app's frame: an address that no page has. */
export function useUnknownPath(onUnknown: (location: RouterLocation) => void): void {
  usePageNotFound((found) => {
    const { path = '', query } = found as { path?: string; query?: Record<string, unknown> };
    onUnknown({ path: path.startsWith('/') ? path : `/${path}`, query: plain(query) });
  });
}

/** For the app's frame, H5: the browser's own keys led to a page whose code did not come. */
export function usePageFailed(onFailed: (error: unknown) => void): void {
  useUnhandledRejection((rejection: { reason: unknown; preventDefault?: () => void }) => {
    const { reason } = rejection;
    if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
    // A browser hands its event over, and writes into the console what nobody has taken care of.
    rejection.preventDefault?.();
    onFailed(reason);
  });
}
