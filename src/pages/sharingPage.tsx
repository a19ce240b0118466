import { useRef, type ComponentType } from 'react';
import { usePageShare } from '@/platform/share';
import type { ShareConfig } from '@/platform/types';
import { OfferedLink } from '@/state/share/shareLink';

/** A page whose share menu and share buttons hand on the link that was made on it. */
export function sharingPage(Page: ComponentType): ComponentType {
  function Sharing() {
    const offered = useRef<ShareConfig | null>(null);
    usePageShare(offered);
    return (
      <OfferedLink.Provider value={offered}>
        <Page />
      </OfferedLink.Provider>
    );
  }
  // The hosts offer the menu only on pages that say so.
  return Object.assign(Sharing, { enableShareAppMessage: true });
}
