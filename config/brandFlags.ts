import type { VariantConfig } from '../src/variants/types';

/** Compile-time constants, so that builds lack the code of features they do not have. */
export const brandFlags = (brand: VariantConfig) => ({
  __PARTNER_LOGIN__: brand.partnerLogin !== 'none',
  __BRAND_ROUTES__: brand.loginRoute !== 'start' || brand.partnerLogin === 'thirdPartyToken',
  __FORCED_MARKET__: brand.forcedMarket !== null,
  __MERCHANT__: brand.remitTypes === 'server',
});

export type BrandFlags = ReturnType<typeof brandFlags>;
