import { createContext, useContext, useEffect, useState } from 'react';
import { routeRow, type RouteName } from '@/routes';
import { shareMenu } from '@/platform/shareMenu';
import { withQuery } from '@/platform/shared/query';
import type { ShareConfig } from '@/platform/types';
import { showError } from '../client/showError';
import { useBrandName } from '../market/merchant';
import { addressFor, type RouteEntry, useActiveTab } from '../navigation';
import { navigationDeps } from '../navigation/deps';

/** By a mini-program's menu and buttons. */
interface OfferedLink {
  title: string;
  content?: string;
  url?: string;
  route: RouteName;
  params: Record<string, unknown>;
}

/** Null: nothing to share. Absent where nothing ever is. */
export const OfferLink = createContext<((link: ShareConfig | null) => void) | null>(null);

/** While mounted; true once sendable. */
export function useOfferedLink(link: OfferedLink | null): boolean {
  const offer = useContext(OfferLink);
  const [ready, setReady] = useState(!shareMenu.exists);
  const text = link && JSON.stringify(link);
  useEffect(() => {
    if (!offer || !text || !shareMenu.exists) return undefined;
    const { route, params, ...said } = JSON.parse(text) as OfferedLink;
    let gone = false;
    addressFor(route, params)
      .then(({ page, query }) => {
        if (gone) return;
        offer({ ...said, page: withQuery(page, query) });
        setReady(true);
      })
      .catch(showError);
    return () => {
      gone = true;
      offer(null);
    };
  }, [offer, text]);
  return ready;
}

/** With params where others link to it, else bare. */
export function useSharedScreen({ name, params }: RouteEntry): void {
  const tab = useActiveTab();
  const brand = useBrandName();
  const { shares, openQuery } = routeRow(name);
  const isHome = name === 'tabbar';
  const shared = shares === 'screen' && (!isHome || tab === 'remit');
  const title = isHome ? brand : navigationDeps().titleOf(name) || brand;
  useOfferedLink(
    shared ? { title, route: name, params: isHome ? { tab } : openQuery ? { ...params } : {} } : null,
  );
}
