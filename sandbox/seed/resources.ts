import type { Names, NewRow } from '../db/schema';
import { json } from '../db/schema';
import { resourceExtra } from '../domains/market/resourceExtra';
import { namesOf } from '../texts';
import { brandName } from './brand';

const named = (names: Names) => ({ content: names.en, extra: resourceExtra.write({ names }) });

/** Tabs (26 user, 24 remit, 23 order, 22 payee), banners (1), bottom resources (2). */
export const resourceSeeds: readonly NewRow<'resources'>[] = [
  { id: 'tab-user', type: '26', position: 1, content: 'userCenter', background: '', imageUrl: '' },
  { id: 'tab-remit', type: '24', position: 2, content: 'remit', background: '', imageUrl: '' },
  { id: 'tab-order', type: '23', position: 3, content: 'order', background: '', imageUrl: '' },
  { id: 'tab-payee', type: '22', position: 4, content: 'payee', background: '', imageUrl: '' },
  {
    id: 'banner-invite',
    type: '1',
    position: 1,
    ...named(namesOf('server.resources.inviteAFriend')),
    imageUrl: '/static/banners/invite.svg',
    link: '/invitation',
    linkType: 'page',
  },
  {
    id: 'banner-rate',
    type: '1',
    position: 2,
    ...named(namesOf('server.resources.watchTheRate')),
    imageUrl: '/static/banners/rate.svg',
    link: '/remitRate',
    linkType: 'page',
  },
  {
    id: 'banner-aus',
    type: '1',
    countryCode: 'AUS',
    position: 0,
    ...named(namesOf('server.resources.payidArrivesInMinutes')),
    imageUrl: '/static/banners/payid.svg',
    link: '/about?article=payid',
    linkType: 'page',
  },
  {
    id: 'banner-hkg',
    type: '1',
    countryCode: 'HKG',
    position: 0,
    ...named(namesOf('server.resources.payWithFps')),
    imageUrl: '/static/banners/fps.svg',
    link: '/about?article=fps',
    linkType: 'page',
  },
  {
    id: 'bottom-safety',
    type: '2',
    position: 1,
    ...named(namesOf('server.resources.staySafeFromFraud')),
    imageUrl: '/static/banners/safety.svg',
    link: '/anti-fraud',
    linkType: 'page',
  },
];

const demoBankPictures = {
  homeRightLogo: '/static/merchants/demobank-logo.svg',
  banner: '/static/merchants/demobank-home.svg',
  otherBanner: '/static/merchants/demobank-account.svg',
};

export const merchantSeeds: readonly NewRow<'merchants'>[] = [
  {
    code: '*',
    config: json({
      merchantProfile: '让每一分钱安全到家',
      merchantProfileHk: '讓每一分錢安全到家',
      merchantProfileEn: 'Your money, safely home',
      merchantAbbreviation: 'HW',
      merchantName: brandName,
      homeRightLogo: '',
      banner: '',
      otherBanner: '',
      remitType: ['personal', 'studyAbroad', 'LargeRemit'],
      mainPageColor: '#0F8A5F',
      backdropColor: '#0B1F1A',
      fontColor: '#FFFFFF',
    }),
  },
  {
    code: 'DEMOBANK',
    config: json({
      merchantProfile: '示例银行汇款服务',
      merchantProfileHk: '示例銀行匯款服務',
      merchantProfileEn: 'Demo Bank remittance',
      merchantAbbreviation: 'DB',
      merchantName: 'Demo Bank',
      ...demoBankPictures,
      remitType: ['personal'],
      mainPageColor: '#1F5FBF',
      backdropColor: '#0B1A33',
      fontColor: '#FFFFFF',
    }),
  },
];
