import type { VariantConfig } from '../src/variants/types';

/**
 * What a brand has at all: constants of a build by their names (types/build.d.ts), so that the code for it is in no build
 * without it.
 */
export const brandFlags = (brand: VariantConfig) => ({
  __PARTNER_LOGIN__: brand.partnerLogin !== 'none',
  __DOORS__: brand.loginRoute !== 'start' || brand.partnerLogin === 'thirdPartyToken',
  __FORCED_MARKET__: brand.forcedMarket !== null,
  __MERCHANT__: brand.remitTypes === 'server',
});

export type BrandFlags = ReturnType<typeof brandFlags>;
