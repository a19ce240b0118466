import * as v from 'valibot';
import { identifier, maybeSeqNo, none, oneOf, opaque, shortText } from './params';
import type { RouteRows } from './types';

const ofCard = v.object({ cardId: v.optional(identifier) });

/** Payee collection cards and the small recharge. */
export const cardRoutes = {
  collectionCards: {
    path: '/personalCollection/cards',
    ours: true,
    page: 'cards/list',
    screen: 'modules/cards/CardList',
    guard: 'signedIn',
    params: none,
  },
  collectionCreate: {
    path: '/personalCollection/create',
    ours: true,
    page: 'cards/create',
    screen: 'modules/cards/CardCreate',
    guard: 'signedIn',
    params: none,
  },
  /** By `cardId` for its owner; by `shareCode`, as in its link, for a payer. */
  collectionCardDetail: {
    path: '/personalCollection/cardDetail',
    page: 'cards/detail',
    screen: 'modules/cards/CardDetail',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({ cardId: v.optional(identifier), shareCode: v.optional(opaque) }),
  },
  collectionPayeeDetail: {
    path: '/personalCollection/payeeDetail',
    page: 'cards/payee',
    screen: 'modules/cards/CardPayee',
    guard: 'signedIn',
    params: ofCard,
  },
  collectionAccount: {
    path: '/personalCollection/account',
    ours: true,
    page: 'cards/account',
    screen: 'modules/cards/CardAccount',
    guard: 'signedIn',
    params: v.object({ cardId: v.optional(identifier), accountType: v.optional(shortText) }),
  },
  collectionShare: {
    path: '/personalCollection/share',
    ours: true,
    page: 'cards/share',
    screen: 'modules/cards/CardShare',
    shares: true,
    guard: 'signedIn',
    params: ofCard,
  },
  collectionReport: {
    path: '/personalCollection/report',
    ours: true,
    page: 'cards/report',
    screen: 'modules/cards/CardReport',
    guard: 'signedIn',
    params: v.object({ popInfoId: v.optional(identifier) }),
  },
  collectionOrderList: {
    path: '/personalCollection/orderList',
    page: 'cards/orders',
    screen: 'modules/cards/CardOrders',
    guard: 'signedIn',
    params: v.object({ role: v.optional(oneOf(['owner', 'payer'])), cardId: v.optional(identifier) }),
  },
  collectionWaitOrderPay: {
    path: '/personalCollection/waitOrderPay',
    page: 'cards/wait-pay',
    screen: 'modules/cards/CardWaitPay',
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  collectionOrderDetail: {
    path: '/personalCollection/orderDetail',
    page: 'cards/order',
    screen: 'modules/cards/CardOrder',
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
