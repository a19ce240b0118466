import { inChatApp, pageAddress } from '../h5/browser';
import { configured } from '../h5/chatApp';
import type { PlatformSharing, ShareConfig } from '../types';

async function setMenu({ title, content = '', url = '', imgUrl = '', signed }: ShareConfig): Promise<void> {
  const calls = ['updateAppMessageShareData', 'updateTimelineShareData'];
  const sdk = await configured(signed, calls);
  for (const name of calls) sdk[name]?.({ title, desc: content, link: url, imgUrl });
}

export const sharing = {
  signedPage: () => (inChatApp() ? pageAddress() : null),
  async send(config) {
    if (config.signed) {
      await setMenu(config);
      return 'menu';
    }
    if (typeof navigator.share !== 'function') return 'none';
    try {
      await navigator.share({ title: config.title, text: config.content, url: config.url });
      return 'sheet';
    } catch (error) {
      return (error as Error | null)?.name === 'AbortError' ? 'cancelled' : 'none';
    }
  },
} satisfies PlatformSharing;
