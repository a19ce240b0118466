import type { RouteName } from '@/catalogue/routes';
import { toAppError } from '@/core/appError';
import { platform } from '@/platform';
import { isCancelled } from '@/platform/types';
import { addressFor } from './navigation';
import { showToast } from './notices';
import { showError } from './showError';

interface Shared {
  title: string;
  content?: string;
  /** What opens in a browser. */
  url: string;
  /** The same within a mini-program. */
  route: RouteName;
  params: Record<string, unknown>;
  /** Says that the link lies in the clipboard and that the page's own menu sends it. */
  menuKey: string;
}

/** Hands a link to the target's own sharing. Where that is a menu only, the link is copied as well. Never rejects. */
export async function shareLink({ title, content, url, route, params, menuKey }: Shared): Promise<void> {
  try {
    const { page, query } = await addressFor(route, params);
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    const outcome = await platform.share({ title, content, url, page: search ? `${page}?${search}` : page });
    if (outcome === 'menu') await platform.clipboard.copy(url);
    if (outcome === 'menu') showToast({ messageKey: menuKey });
    if (outcome === 'copied') showToast({ messageKey: 'common.copied' });
  } catch (thrown) {
    if (isCancelled(thrown)) return;
    showError(toAppError(thrown));
  }
}
