import { preloadRules } from '@/routes/preload';

/**
 * Screens have their header: hides the client's bar (the payment app's is transparent). Only documented keys (`npm run
 * bundle:check`).
 */
const clients = {
  weapp: {
    window: {
      navigationStyle: 'custom',
      navigationBarTextStyle: 'black',
      backgroundTextStyle: 'dark',
    },
    // Else the client hides its theme from the app.
    darkmode: true,
    lazyCodeLoading: 'requiredComponents',
    preloadRule: preloadRules(),
    sitemapLocation: 'sitemap.json',
    // For the privacy notice.
    __usePrivacyCheck__: true,
    // For the country of an invitation.
    requiredPrivateInfos: ['getFuzzyLocation'] as 'getFuzzyLocation'[],
    permission: { 'scope.userFuzzyLocation': { desc: '用于判断您所在的国家或地区' } },
  },
  alipay: {
    window: {
      navigationBarTitleText: '',
      transparentTitle: 'always',
      titlePenetrate: 'YES',
      navigationBarFrontColor: 'black',
      allowsBounceVertical: 'NO',
    },
    // With the first permission prompt.
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
    // Else Taro may hide the page below.
    animation: false,
  },
} as const;

export const clientConfig = () => clients[process.env.TARO_ENV as keyof typeof clients];
