import { commonShareConfigs } from '@/contracts/calls/common/share';
import type { RouteName } from '@/routes';
import { toAppError } from '@/core/appError';
import { platform } from '@/platform';
import { sharing } from '@/platform/share';
import { isCancelled } from '@/platform/types';
import { call } from '../client/client';
import { showToast } from '../notices/notices';
import { showError } from '../client/showError';
import { useOfferedLink } from './offerLink';

export interface SharedLink {
  title: string;
  content?: string;
  url: string;
  /** In a mini-program. */
  route: RouteName;
  params: Record<string, unknown>;
  /** Points to the browser's menu. */
  menuKey: string;
  /** If nothing can send; default: the address. */
  copied?: string;
}

/** Never rejects. */
async function sendLink({ title, content, url, menuKey, copied = url }: SharedLink): Promise<void> {
  try {
    const page = sharing.signedPage();
    const signed = page === null ? undefined : await call(commonShareConfigs, { page });
    const outcome = await sharing.send({ title, content, url, signed });
    if (outcome === 'menu') showToast({ messageKey: menuKey });
    if (outcome !== 'none') return;
    await platform.clipboard.copy(copied).then(
      () => showToast({ messageKey: 'common.copied' }),
      () => showToast({ messageKey: 'common.copyFailed' }),
    );
  } catch (thrown) {
    if (!isCancelled(thrown)) showError(toAppError(thrown));
  }
}

/** While mounted. */
export function useShareLink(link: SharedLink): { ready: boolean; send: () => Promise<void> } {
  const { title, content, url, route, params } = link;
  const ready = useOfferedLink({ title, content, url, route, params });
  return { ready, send: () => sendLink(link) };
}
