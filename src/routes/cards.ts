import * as v from 'valibot';
import { identifier, maybeSeqNo, none, oneOf, opaque, shortText } from './params';
import type { RouteRows } from './types';

const ofCard = v.object({ cardId: v.optional(identifier) });

/** Payee collection cards and the small recharge. */
export const cardRoutes = {
  collectionCards: {
    path: '/personalCollection/cards',
    ours: true,
    page: 'pages/cards/list/index',
    guard: 'signedIn',
    params: none,
  },
  collectionCreate: {
    path: '/personalCollection/create',
    ours: true,
    page: 'pages/cards/create/index',
    guard: 'signedIn',
    params: none,
  },
  /** By `cardId` for its owner; by `shareCode`, as in its link, for a payer. */
  collectionCardDetail: {
    path: '/personalCollection/cardDetail',
    page: 'pages/cards/detail/index',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({ cardId: v.optional(identifier), shareCode: v.optional(opaque) }),
  },
  collectionPayeeDetail: {
    path: '/personalCollection/payeeDetail',
    page: 'pages/cards/payee/index',
    guard: 'signedIn',
    params: ofCard,
  },
  collectionAccount: {
    path: '/personalCollection/account',
    ours: true,
    page: 'pages/cards/account/index',
    guard: 'signedIn',
    params: v.object({ cardId: v.optional(identifier), accountType: v.optional(shortText) }),
  },
  collectionShare: {
    path: '/personalCollection/share',
    ours: true,
    page: 'pages/cards/share/index',
    guard: 'signedIn',
    params: ofCard,
  },
  collectionReport: {
    path: '/personalCollection/report',
    ours: true,
    page: 'pages/cards/report/index',
    guard: 'signedIn',
    params: v.object({ popInfoId: v.optional(identifier) }),
  },
  collectionOrderList: {
    path: '/personalCollection/orderList',
    page: 'pages/cards/orders/index',
    guard: 'signedIn',
    params: v.object({ role: v.optional(oneOf(['owner', 'payer'])), cardId: v.optional(identifier) }),
  },
  collectionWaitOrderPay: {
    path: '/personalCollection/waitOrderPay',
    page: 'pages/cards/wait-pay/index',
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  collectionOrderDetail: {
    path: '/personalCollection/orderDetail',
    page: 'pages/cards/order/index',
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  selectMembersWhoRecharge: {
    path: '/selectMembersWhoRecharge',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  rechargeRecord: { path: '/rechargeRecord', page: null, guard: 'signedIn', params: none },
  immediatePayment: { path: '/immediatePayment', page: null, guard: 'signedIn', params: maybeSeqNo },
  rechargeOrderDetail: { path: '/rechargeOrderDetail', page: null, guard: 'signedIn', params: maybeSeqNo },
  redemptionTutorial: { path: '/redemptionTutorial', page: null, guard: 'open', params: none },
} as const satisfies RouteRows;
