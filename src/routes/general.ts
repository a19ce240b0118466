import * as v from 'valibot';
import { country, flag, identifier, link, maybeSeqNo, none, opaque, shortText } from './params';
import type { RouteRows } from './types';

export const generalRoutes = {
  downloadApp: {
    path: '/download-app',
    aliases: ['/attention'],
    page: 'general/service-link',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  appStore: {
    path: '/appStore',
    page: 'general/service-link',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  shareLandingPage: {
    path: '/shareLandingPage',
    page: 'services/invitation/step',
    shares: 'screen',
    guard: 'open',
    openQuery: true,
    params: v.object({ shareCode: v.optional(opaque), countryCode: v.optional(country) }),
  },
  about: {
    path: '/about',
    page: 'general/service-link',
    shares: 'screen',
    guard: 'open',
    openQuery: true,
    /** A help article or tutorial, else about the app. */
    params: v.object({ article: v.optional(identifier), topic: v.optional(identifier) }),
  },
  accountManager: { path: '/account-manager', page: 'account/password', params: none },
  payPassword: {
    path: '/pay-password',
    page: 'account/password',
    params: maybeSeqNo,
  },
  myCoupon: {
    path: '/my-coupon',
    aliases: ['/couponList'],
    page: 'services/coupons/list',
    shares: 'screen',
    params: none,
  },
  messageCenter: {
    path: '/message-center',
    page: 'general/message-center',
    params: v.object({ id: v.optional(identifier) }),
  },
  messageSettings: {
    path: '/message-settings',
    page: 'general/message-center',
    params: none,
  },
  emailResult: {
    path: '/emailResult',
    page: 'general/service-link',
    guard: 'open',
    openQuery: true,
    params: v.object({ code: v.optional(opaque), result: v.optional(shortText) }),
  },
  webview: {
    path: '/webview',
    page: 'general/webview',
    webPage: true,
    guard: 'open',
    // The platform opens payment pages with a plain query; the screen checks the link.
    openQuery: true,
    params: v.object({
      link,
      title: v.optional(shortText),
      /** The page's ticket, if the link is one of our rows. */
      needToken: flag,
      tokenKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z_]{1,30}$/))),
    }),
  },
  serviceLink: {
    path: '/service-link',
    page: 'general/service-link',
    shares: 'screen',
    guard: 'open',
    params: v.object({
      place: v.optional(identifier),
      seqNo: v.optional(identifier),
      reason: v.optional(shortText),
    }),
  },
  antiFraud: {
    path: '/anti-fraud',
    page: 'general/service-link',
    shares: 'screen',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  comingSoon: {
    path: '/coming-soon',
    page: 'general/coming-soon',
    guard: 'open',
    openQuery: true,
    params: v.object({ countryCode: v.optional(country), targetCountryCode: v.optional(country) }),
  },
  invitedSuccess: {
    path: '/invited-success',
    page: 'services/invitation/step',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  agreement: {
    path: '/agreement',
    page: 'general/agreement',
    guard: 'open',
    openQuery: true,
    params: v.object({
      type: v.optional(shortText),
      countryCode: v.optional(country),
      lang: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/))),
      name: v.optional(shortText),
    }),
  },
  scanner: {
    path: '/scanner',
    page: 'general/scanner',
    guard: 'open',
    params: none,
  },
  invitation: { path: '/invitation', page: 'services/invitation/step', shares: 'link', params: none },
  invitationResult: {
    path: '/invitationResult',
    page: 'services/invitation/step',
    params: v.object({ source: flag }),
  },
} as const satisfies RouteRows;
