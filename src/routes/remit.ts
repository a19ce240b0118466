import * as v from 'valibot';
import { flag, identifier, none, remitType } from './params';
import type { RouteRows } from './types';

export const remitRoutes = {
  remittanceTransfer: {
    path: '/remittanceTransfer',
    page: 'remit/transfer',
    screen: 'modules/remit/home/RemittanceTransfer',
    guard: 'signedIn',
    params: v.object({
      remitType: v.optional(remitType),
      certificationKyc: flag,
      payeeId: v.optional(identifier),
    }),
  },
  confirmRemit: {
    path: '/confirmRemit',
    page: 'remit/confirm',
    screen: 'modules/remit/confirm/ConfirmRemit',
    guard: 'signedIn',
    params: v.object({ seqNo: v.optional(identifier), popInfoId: v.optional(identifier) }),
  },
  remitRate: { path: '/remitRate', page: null, guard: 'open', params: none },
  midTransferMiddleTurn: { path: '/midTransfer/middleTurn', page: null, guard: 'signedIn', params: none },
  midTransferMiddleRisk: { path: '/midTransfer/middleRisk', page: null, guard: 'signedIn', params: none },
  partnerRateHome: {
    path: '/wallet-partner-rate-home',
    ours: true,
    variants: ['walletPartner'],
    page: null,
    guard: 'open',
    params: none,
  },
  partnerSelectRateMarket: {
    path: '/wallet-partner-select-rate-market',
    ours: true,
    variants: ['walletPartner'],
    page: null,
    guard: 'open',
    params: none,
  },
  partnerRateStatistics: {
    path: '/wallet-partner-rate-statistics',
    ours: true,
    variants: ['walletPartner'],
    page: null,
    guard: 'open',
    params: none,
  },
} as const satisfies RouteRows;
