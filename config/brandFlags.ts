import type { VariantConfig } from '../src/variants/types';

/** What a brand has at all: constants of a build (types/build.d.ts), so that the code for it is in no build without it. */
export const brandFlags = (brand: VariantConfig) => ({
  partnerLogin: brand.partnerLogin !== 'none',
  doors: brand.loginRoute !== 'start' || brand.partnerLogin === 'thirdPartyToken',
  forcedMarket: brand.forcedMarket !== null,
  merchant: brand.remitTypes === 'server',
});

export type BrandFlags = ReturnType<typeof brandFlags>;
