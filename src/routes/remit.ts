import * as v from 'valibot';
import { flag, identifier, none, remitType, shortText } from './params';
import type { RouteRows } from './types';

export const remitRoutes = {
  remittanceTransfer: {
    path: '/remittanceTransfer',
    page: 'send/remit/transfer',
    params: v.object({
      remitType: v.optional(remitType),
      certificationKyc: flag,
      payeeId: v.optional(identifier),
    }),
  },
  confirmRemit: {
    path: '/confirmRemit',
    page: 'send/remit/confirm',
    params: v.object({
      seqNo: v.optional(identifier),
      popInfoId: v.optional(identifier),
      again: v.optional(identifier),
    }),
  },
  midTransferMiddleTurn: {
    path: '/midTransfer/middleTurn',
    page: 'services/evidence/questions',
    params: v.object({ reason: v.optional(shortText) }),
  },
  midTransferMiddleRisk: {
    path: '/midTransfer/middleRisk',
    page: 'services/evidence/questions',
    params: none,
  },
} as const satisfies RouteRows;
