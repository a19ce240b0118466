import { preloadRules } from '@/routes/preload';

/**
 * Every screen has its own header, so the client's bar is hidden; the payment app's can only be transparent, with the
 * header below it. Only documented keys of each client (`npm run bundle:check`).
 */
const clients = {
  weapp: {
    window: {
      navigationStyle: 'custom',
      navigationBarTextStyle: 'black',
      backgroundTextStyle: 'dark',
    },
    lazyCodeLoading: 'requiredComponents',
    preloadRule: preloadRules(),
    sitemapLocation: 'sitemap.json',
    // Without the check the chat app shows no privacy notice.
    __usePrivacyCheck__: true,
    // An invitation starts with the country of the rough place.
    requiredPrivateInfos: ['getFuzzyLocation'] as 'getFuzzyLocation'[],
    permission: { 'scope.userFuzzyLocation': { desc: '用于判断您所在的国家或地区' } },
  },
  alipay: {
    window: {
      navigationBarTitleText: '',
      transparentTitle: 'always',
      titlePenetrate: 'YES',
      navigationBarFrontColor: 'black',
      // Screens scroll themselves.
      allowsBounceVertical: 'NO',
    },
    // Shown by the client with its first permission prompt.
    permission: {
      'scope.camera': { desc: '用于拍摄证件、凭证或扫描二维码' },
      'scope.album': { desc: '用于选择证件或凭证的照片' },
      'scope.writePhotosAlbum': { desc: '用于保存付款码或邀请海报' },
      'scope.userLocation': { desc: '用于判断您所在的国家或地区' },
    },
    lazyCodeLoading: 'requiredComponents',
    preloadRule: preloadRules(),
  },
  h5: {
    window: { navigationBarTitleText: '', navigationStyle: 'custom' },
    // Going back during the animation makes Taro hide the page gone back to.
    animation: false,
  },
} as const;

export const clientConfig = () => clients[process.env.TARO_ENV as keyof typeof clients];
