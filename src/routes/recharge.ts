import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

/** The small recharge: its screens share one page. */
export const rechargeRoutes = {
  /** `seqNo`: of an order to be made again. */
  selectMembersWhoRecharge: {
    path: '/selectMembersWhoRecharge',
    page: 'recharge/step',
    params: maybeSeqNo,
  },
  rechargeRecord: { path: '/rechargeRecord', page: 'recharge/step', params: none },
  immediatePayment: { path: '/immediatePayment', page: 'recharge/step', params: maybeSeqNo },
  /** The page on which it was paid leads back here. */
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
