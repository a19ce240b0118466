import { useCallback, useRef, type ComponentType } from 'react';
import { pageOf } from '@/routes';
import { usePageShow } from '@/platform/page';
import { shareMenu, usePageShare } from '@/platform/shareMenu';
import type { ShareConfig } from '@/platform/types';
import { brandName } from '@/state/market/merchant';
import { OfferLink } from '@/state/share/offerLink';

/** Never the page's own address, which may reveal its owner. */
const home = (): ShareConfig => ({ title: brandName(), page: `/${pageOf('tabbar')}` });

export function sharingPage(Page: ComponentType): ComponentType {
  function Sharing() {
    const offered = useRef<ShareConfig | null>(null);
    const offer = useCallback((link: ShareConfig | null) => {
      offered.current = link;
      shareMenu.offer(link !== null);
    }, []);
    usePageShow(() => shareMenu.offer(offered.current !== null));
    usePageShare(() => offered.current ?? home());
    return (
      <OfferLink.Provider value={offer}>
        <Page />
      </OfferLink.Provider>
    );
  }
  // Hosts offer the menu only on declared pages.
  return Object.assign(Sharing, { enableShareAppMessage: true });
}
