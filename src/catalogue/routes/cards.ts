import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

/** Payee collection cards and the small recharge. */
export const cardRoutes = {
  collectionCardDetail: {
    path: '/personalCollection/cardDetail',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  collectionPayeeDetail: {
    path: '/personalCollection/payeeDetail',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  collectionOrderList: { path: '/personalCollection/orderList', page: null, guard: 'signedIn', params: none },
  collectionWaitOrderPay: {
    path: '/personalCollection/waitOrderPay',
    page: null,
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  collectionOrderDetail: {
    path: '/personalCollection/orderDetail',
    page: null,
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
