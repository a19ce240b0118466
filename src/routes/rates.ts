import * as v from 'valibot';
import { country, flag, none } from './params';
import type { RouteRows } from './types';

const page = 'rates/rates';
const corridor = { countryCode: v.optional(country), targetCountryCode: v.optional(country) };
const partner = { variants: ['walletPartner'], page, guard: 'open' } as const;

export const rateRoutes = {
  remitRate: {
    path: '/remitRate',
    page,
    shares: 'screen',
    guard: 'open',
    openQuery: true,
    params: v.object({ ...corridor, alert: flag }),
  },
  partnerRateHome: { ...partner, path: '/wallet-partner-rate-home', params: none },
  partnerSelectRateMarket: { ...partner, path: '/wallet-partner-select-rate-market', params: none },
  partnerRateStatistics: {
    ...partner,
    path: '/wallet-partner-rate-statistics',
    params: v.object(corridor),
  },
} as const satisfies RouteRows;
