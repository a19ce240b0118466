import { preloadRules } from '@/routes/preload';

/**
 * How each client draws its own bar: every screen has a header, so the bar gives way to it. The chat app leaves its buttons
 * alone; the payment app cannot, so its bar is seen through, taps pass it, and the header is below it. Each client gets
 * the keys that its documentation names and no other (`npm run bundle:check`).
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
    // The chat app shows its privacy notice only to mini-programs that ask for the check.
    __usePrivacyCheck__: true,
    // An invitation asks for the rough place, to begin with the right country.
    requiredPrivateInfos: ['getFuzzyLocation'] as 'getFuzzyLocation'[],
    permission: { 'scope.userFuzzyLocation': { desc: '用于判断您所在的国家或地区' } },
  },
  alipay: {
    window: {
      navigationBarTitleText: '',
      transparentTitle: 'always',
      titlePenetrate: 'YES',
      navigationBarFrontColor: 'black',
      // Screens scroll by themselves.
      allowsBounceVertical: 'NO',
    },
    // Shown by the client with its question, the first time.
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
    // A page that slides in is still on its way when its user goes back, and Taro then hides the one that was come back to.
    animation: false,
  },
} as const;

/** The part of the app's configuration (src/app.config.ts) in which the clients differ. */
export const clientConfig = () => clients[process.env.TARO_ENV as keyof typeof clients];
