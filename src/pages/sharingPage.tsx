import { useCallback, useRef, type ComponentType } from 'react';
import { pageOf } from '@/routes';
import { usePageShow } from '@/platform/page';
import { shareMenu, usePageShare } from '@/platform/shareMenu';
import type { ShareConfig } from '@/platform/types';
import { OfferLink } from '@/state/share/offerLink';
import { variant } from '@/variants';

/** For whoever shares where nothing is offered: never the page's own address, which may say whose it is. */
const home: ShareConfig = { title: variant.brandName, page: `/${pageOf('tabbar')}` };

/** A page whose share menu and share buttons hand on what its screen offers. */
export function sharingPage(Page: ComponentType): ComponentType {
  function Sharing() {
    const offered = useRef<ShareConfig | null>(null);
    const offer = useCallback((link: ShareConfig | null) => {
      offered.current = link;
      shareMenu.offer(link !== null);
    }, []);
    usePageShow(() => shareMenu.offer(offered.current !== null));
    usePageShare(() => offered.current ?? home);
    return (
      <OfferLink.Provider value={offer}>
        <Page />
      </OfferLink.Provider>
    );
  }
  // The hosts offer the menu only on pages that say so.
  return Object.assign(Sharing, { enableShareAppMessage: true });
}
