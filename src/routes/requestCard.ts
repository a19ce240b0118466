import * as v from 'valibot';
import { identifier, maybeSeqNo, none, oneOf, opaque, shortText } from './params';
import type { RouteRows } from './types';

const ofCard = v.object({ cardId: v.optional(identifier) });

export const requestCardRoutes = {
  collectionCards: {
    path: '/personalCollection/cards',
    page: 'services/cards/card',
    params: none,
  },
  collectionCreate: {
    path: '/personalCollection/create',
    page: 'services/cards/card',
    params: none,
  },
  /** By `cardId` for the owner, by `shareCode` for a payer. */
  collectionCardDetail: {
    path: '/personalCollection/cardDetail',
    page: 'services/cards/card',
    openQuery: true,
    params: v.object({ cardId: v.optional(identifier), shareCode: v.optional(opaque) }),
  },
  collectionPayeeDetail: {
    path: '/personalCollection/payeeDetail',
    page: 'services/cards/card',
    params: ofCard,
  },
  collectionAccount: {
    path: '/personalCollection/account',
    page: 'services/cards/card',
    params: v.object({ cardId: v.optional(identifier), accountType: v.optional(shortText) }),
  },
  collectionShare: {
    path: '/personalCollection/share',
    page: 'services/cards/share',
    shares: 'link',
    params: ofCard,
  },
  collectionReport: {
    path: '/personalCollection/report',
    page: 'services/cards/card',
    params: v.object({ popInfoId: v.optional(identifier) }),
  },
  collectionOrderList: {
    path: '/personalCollection/orderList',
    page: 'services/cards/order',
    params: v.object({ role: v.optional(oneOf(['owner', 'payer'])), cardId: v.optional(identifier) }),
  },
  collectionWaitOrderPay: {
    path: '/personalCollection/waitOrderPay',
    page: 'services/cards/order',
    params: maybeSeqNo,
  },
  collectionOrderDetail: {
    path: '/personalCollection/orderDetail',
    page: 'services/cards/order',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
