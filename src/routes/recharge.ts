import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const rechargeRoutes = {
  selectMembersWhoRecharge: {
    path: '/selectMembersWhoRecharge',
    page: 'services/recharge/step',
    params: maybeSeqNo,
  },
  rechargeRecord: { path: '/rechargeRecord', page: 'services/recharge/step', params: none },
  immediatePayment: { path: '/immediatePayment', page: 'services/recharge/step', params: maybeSeqNo },
  /** The payment page leads back here. */
  rechargeOrderDetail: {
    path: '/rechargeOrderDetail',
    page: 'services/recharge/step',
    openQuery: true,
    params: maybeSeqNo,
  },
  redemptionTutorial: {
    path: '/redemptionTutorial',
    page: 'services/recharge/step',
    guard: 'open',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
