import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const rechargeRoutes = {
  selectMembersWhoRecharge: {
    path: '/selectMembersWhoRecharge',
    page: 'recharge/step',
    params: maybeSeqNo,
  },
  rechargeRecord: { path: '/rechargeRecord', page: 'recharge/step', params: none },
  immediatePayment: { path: '/immediatePayment', page: 'recharge/step', params: maybeSeqNo },
  /** The payment page leads back here. */
  rechargeOrderDetail: {
    path: '/rechargeOrderDetail',
    page: 'recharge/step',
    openQuery: true,
    params: maybeSeqNo,
  },
  redemptionTutorial: {
    path: '/redemptionTutorial',
    page: 'recharge/step',
    guard: 'open',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
