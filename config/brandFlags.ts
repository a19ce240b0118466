import type { VariantConfig } from '../src/variants/types';

/**
 * Features of a brand, as constants of a build by name (types/build.d.ts): the code of a feature is in no build
 * without it.
 */
export const brandFlags = (brand: VariantConfig) => ({
  __PARTNER_LOGIN__: brand.partnerLogin !== 'none',
  __DOORS__: brand.loginRoute !== 'start' || brand.partnerLogin === 'thirdPartyToken',
  __FORCED_MARKET__: brand.forcedMarket !== null,
  __MERCHANT__: brand.remitTypes === 'server',
});

export type BrandFlags = ReturnType<typeof brandFlags>;
