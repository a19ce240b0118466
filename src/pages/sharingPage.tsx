import { useEffect, type ComponentType } from 'react';
import { platform } from '@/platform';
import { usePageShare } from '@/platform/share';

/** A page whose share menu hands on the link that was made on it. */
export function sharingPage(Page: ComponentType): ComponentType {
  function Sharing() {
    usePageShare();
    // The next page's menu must not send this one's link.
    useEffect(() => platform.forgetShare, []);
    return <Page />;
  }
  // The hosts offer the menu only on pages that say so.
  return Object.assign(Sharing, { enableShareAppMessage: true });
}
