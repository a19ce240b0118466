import { createContext, useContext, useEffect, useState, type MutableRefObject } from 'react';
import { commonShareConfigs } from '@/contracts/calls/common';
import type { RouteName } from '@/routes';
import { toAppError } from '@/core/appError';
import { platform } from '@/platform';
import { sharing } from '@/platform/share';
import { withQuery } from '@/platform/shared/query';
import { isCancelled, type ShareConfig } from '@/platform/types';
import { call } from '../client/client';
import { addressFor } from '../navigation';
import { showToast } from '../notices/notices';
import { showError } from '../client/showError';

/** A link to hand on. */
export interface SharedLink {
  title: string;
  content?: string;
  /** Address that opens in a browser. */
  url: string;
  /** The same within a mini-program. */
  route: RouteName;
  params: Record<string, unknown>;
  /** Says that the browser's menu sends it. */
  menuKey: string;
  /** What is copied where nothing can send it; default the address. */
  copied?: string;
}

/** Content the page offers to the host's share menu and share buttons; null on pages that share nothing. */
export const OfferedLink = createContext<MutableRefObject<ShareConfig | null> | null>(null);

/** Hands the link to whatever the browser has for it, or into the clipboard. Never rejects. */
async function sendLink({ title, content, url, menuKey, copied = url }: SharedLink): Promise<void> {
  try {
    const page = sharing.signedPage();
    const signed = page === null ? undefined : await call(commonShareConfigs, { page });
    const outcome = await sharing.send({ title, content, url, signed });
    if (outcome === 'menu') showToast({ messageKey: menuKey });
    if (outcome !== 'none') return;
    await platform.clipboard.copy(copied);
    showToast({ messageKey: 'common.copied' });
  } catch (thrown) {
    if (!isCancelled(thrown)) showError(toAppError(thrown));
  }
}

/** Offers a link to the host of the page for as long as the caller is shown. */
export function useShareLink(link: SharedLink): { ready: boolean; send: () => Promise<void> } {
  const offered = useContext(OfferedLink);
  const [ready, setReady] = useState(!sharing.byButton);
  const { title, content, url, route } = link;
  const params = JSON.stringify(link.params);
  useEffect(() => {
    if (!offered || !sharing.byButton) return undefined;
    let gone = false;
    addressFor(route, JSON.parse(params) as Record<string, unknown>)
      .then(({ page, query }) => {
        if (gone) return;
        offered.current = { title, content, url, page: withQuery(page, query) };
        setReady(true);
      })
      .catch(showError);
    return () => {
      gone = true;
      offered.current = null;
    };
  }, [offered, title, content, url, route, params]);
  return { ready, send: () => sendLink(link) };
}
