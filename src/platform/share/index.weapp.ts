import { useShareAppMessage } from '@tarojs/taro';
import { platform } from '../index.weapp';

/** What the page's own share menu sends: the link that was made on it, else the page as it is. */
export function usePageShare(): void {
  useShareAppMessage(() => {
    const content = platform.shareContent();
    if (!content) return {};
    return { title: content.title, path: content.page, imageUrl: content.imgUrl };
  });
}
