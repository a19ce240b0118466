import type { VariantRow } from './types';

/** The main consumer brand. */
export const main = {
  brandName: 'Homeward',
  builds: ['h5', 'weapp', 'alipay'],
  theme: { main: '#0b7a57', home: '#0b2a22' },
  forcedMarket: null,
  tabs: { from: 'server', fallback: ['remit', 'order', 'payee', 'user'], payeeTab: 'always' },
  remitTypes: ['personal', 'studyAbroad', 'LargeRemit'],
  blockedTargets: [],
  loginRoute: 'start',
  withoutToken: 'open',
  partnerLogin: 'none',
  launchKeys: [],
  loginMarket: null,
  officialSite: 'https://www.homeward.example',
  chatLogin: { host: 'chat.homeward.example', appId: 'wx5f1d0c6ab7e94321' },
  canLogout: true,
  showsBanners: true,
  hidesMenu: [],
  headers: { merchantCode: false },
  tokenCookie: 'homeward_token',
  apiSites: ['homeward.example'],
  linkHosts: ['www.homeward.example', '*.homeward.example'],
} as const satisfies VariantRow;
