import { useShareAppMessage } from '@tarojs/taro';
import type { MiniHost } from '../miniprogram/invoke';
import { createShareMenu } from '../miniprogram/shareMenu';
import type { ShareConfig } from '../types';

declare const my: MiniHost;

export const shareMenu = createShareMenu(my);

export function usePageShare(offered: () => ShareConfig): void {
  useShareAppMessage(() => {
    const content = offered();
    return { title: content.title, desc: content.content, path: content.page, imageUrl: content.imgUrl };
  });
}
