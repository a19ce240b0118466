import * as v from 'valibot';
import { country, flag, identifier, link, maybeSeqNo, none, opaque, shortText } from './params';
import type { RouteRows } from './types';

export const generalRoutes = {
  downloadApp: {
    path: '/download-app',
    aliases: ['/attention'],
    page: null,
    guard: 'open',
    openQuery: true,
    params: none,
  },
  appStore: { path: '/appStore', page: null, guard: 'open', openQuery: true, params: none },
  shareLandingPage: {
    path: '/shareLandingPage',
    page: null,
    guard: 'open',
    openQuery: true,
    params: v.object({ shareCode: v.optional(opaque), countryCode: v.optional(country) }),
  },
  about: { path: '/about', page: null, guard: 'open', params: none },
  issueReceipt: { path: '/issue-receipt', page: null, guard: 'signedIn', params: maybeSeqNo },
  accountManager: { path: '/account-manager', page: null, guard: 'signedIn', params: none },
  payPassword: { path: '/pay-password', page: null, guard: 'signedIn', params: maybeSeqNo },
  myCoupon: {
    path: '/my-coupon',
    aliases: ['/couponList'],
    page: null,
    guard: 'signedIn',
    params: none,
  },
  messageCenter: {
    path: '/message-center',
    page: 'general/message-center',
    screen: 'modules/general/screens/MessageCenter',
    guard: 'signedIn',
    params: v.object({ id: v.optional(identifier) }),
  },
  emailResult: {
    path: '/emailResult',
    page: null,
    guard: 'open',
    openQuery: true,
    params: v.object({ code: v.optional(opaque), result: v.optional(shortText) }),
  },
  webview: {
    path: '/webview',
    page: 'general/webview',
    screen: 'modules/general/screens/WebLink',
    guard: 'open',
    // The platform opens payment pages by the bare page; where a link may lead the screen checks.
    openQuery: true,
    example: { link: 'https://elsewhere.test/page' },
    params: v.object({
      link,
      title: v.optional(shortText),
      /** The session token is added under `tokenKey`; only for hosts of our own. */
      needToken: flag,
      tokenKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z_]{1,30}$/))),
    }),
  },
  serviceLink: { path: '/service-link', ours: true, page: null, guard: 'open', params: none },
  comingSoon: {
    path: '/coming-soon',
    ours: true,
    page: null,
    guard: 'open',
    openQuery: true,
    params: v.object({ countryCode: v.optional(country), targetCountryCode: v.optional(country) }),
  },
  invitedSuccess: { path: '/invited-success', ours: true, page: null, guard: 'open', params: none },
  agreement: {
    path: '/agreement',
    ours: true,
    page: 'general/agreement',
    screen: 'modules/general/screens/Agreement',
    guard: 'open',
    openQuery: true,
    params: v.object({
      type: v.optional(shortText),
      countryCode: v.optional(country),
      lang: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/))),
      name: v.optional(shortText),
    }),
  },
  exportBankCard: { path: '/export/bank-card', page: null, guard: 'signedIn', params: none },
  scanner: {
    path: '/scanner',
    ours: true,
    page: 'general/scanner',
    screen: 'modules/general/screens/Scanner',
    guard: 'open',
    params: none,
  },
  invitation: { path: '/invitation', page: null, guard: 'signedIn', params: none },
  invitationResult: { path: '/invitationResult', page: null, guard: 'signedIn', params: none },
  credentials: { path: '/Credentials', page: null, guard: 'signedIn', params: maybeSeqNo },
} as const satisfies RouteRows;
