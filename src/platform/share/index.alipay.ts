import { useShareAppMessage } from '@tarojs/taro';
import type { ShareConfig } from '../types';

export { sharing } from '../miniprogram/sharing';

/** What the page's share menu and its share buttons send: the link that was made on it, else the page as it is. */
export function usePageShare(offered: { readonly current: ShareConfig | null }): void {
  useShareAppMessage(() => {
    const content = offered.current;
    if (!content) return {};
    return { title: content.title, desc: content.content, path: content.page, imageUrl: content.imgUrl };
  });
}
