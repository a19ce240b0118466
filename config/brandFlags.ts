import { ownColors } from '../src/ui/theme/theme';
import type { VariantConfig } from '../src/variants/types';

const wearsMerchant = (brand: VariantConfig): boolean => brand.remitTypes === 'server';

/** Constants: builds lack the code of features they do not have. */
export const brandFlags = (brand: VariantConfig) => ({
  __PARTNER_LOGIN__: brand.partnerLogin !== 'none',
  __BRAND_ROUTES__: brand.loginRoute !== 'start' || brand.partnerLogin === 'thirdPartyToken',
  __FORCED_MARKET__: brand.forcedMarket !== null,
  __MERCHANT__: wearsMerchant(brand),
  __OWN_COLORS__: Object.values(ownColors(brand.theme)).some(Boolean) || wearsMerchant(brand),
});

export type BrandFlags = ReturnType<typeof brandFlags>;
