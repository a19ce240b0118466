import { useShareAppMessage } from '@tarojs/taro';
import type { ShareConfig } from '../types';

export { sharing } from '../miniprogram/sharing';

/** Content of the share menu and share buttons: the link made on the page, else the page itself. */
export function usePageShare(offered: { readonly current: ShareConfig | null }): void {
  useShareAppMessage(() => {
    const content = offered.current;
    if (!content) return {};
    return { title: content.title, path: content.page, imageUrl: content.imgUrl };
  });
}
