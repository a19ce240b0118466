import { useShareAppMessage } from '@tarojs/taro';
import { platform } from '../index.alipay';

/** What the share panel sends: the link that was made on the page, else the page as it is. */
export function usePageShare(): void {
  useShareAppMessage(() => {
    const content = platform.shareContent();
    if (!content) return {};
    return { title: content.title, desc: content.content, path: content.page, imageUrl: content.imgUrl };
  });
}
