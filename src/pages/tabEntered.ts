import { tabTypes } from '@/domain/constants';
import { goToNativeTab, isChatBrowserAt } from '@/platform/h5/embedding';
import type { TabName } from '@/routes';
import { variant } from '@/variants';

/** The native app opens its own remit tab; in the chat app's browser remit and user identify its user. */
export function tabEntered(tab: TabName): void {
  if (tab === 'remit') goToNativeTab(tabTypes.remit);
  if ((tab === 'remit' || tab === 'user') && isChatBrowserAt(variant.chatLogin?.host))
    void import('@/state/session/chatUser').then(
      ({ meetChatUser }) => meetChatUser(tab),
      () => undefined,
    );
}
