import * as v from 'valibot';
import { none, oneOf, shortText } from './params';
import type { RouteRows } from './types';

export const tabNames = ['remit', 'order', 'payee', 'user'] as const;
export type TabName = (typeof tabNames)[number];

export const tabRoutes = {
  tabbar: {
    // The home: Taro leads '/' to the first.
    path: '/tabbar/{tab}',
    values: { tab: tabNames },
    aliases: [
      { path: '/', params: { tab: 'remit' } },
      { path: '/remit', params: { tab: 'remit' } },
      { path: '/tabbar', params: { tab: 'remit' } },
      { path: '/tabbar/mylink', params: { tab: 'remit' } },
      { path: '/mylink', params: { tab: 'remit' } },
      { path: '/tabbar/userCenter', params: { tab: 'user' } },
      { path: '/userCenter', params: { tab: 'user' } },
    ],
    page: 'tabbar',
    // Only the tab for sending; the others show personal data.
    shares: 'screen',
    guard: 'open',
    stack: 'relaunch',
    params: v.object({ tab: v.optional(oneOf(tabNames), 'remit') }),
  },
  /** Keeps poster and codes out of the main package. */
  tabInvitation: {
    path: '/tabbar/invitation',
    page: 'services/invitation/step',
    variants: ['tapGo', 'microRemit'],
    shares: 'link',
    params: none,
  },
  notFound: {
    path: '/not-found',
    page: 'not-found',
    guard: 'open',
    stack: 'replace',
    params: v.object({
      /** The failed address, without query. */
      path: v.optional(shortText),
      reason: v.optional(v.picklist(['unknown', 'broken', 'notBuilt']), 'unknown'),
    }),
  },
} as const satisfies RouteRows;
