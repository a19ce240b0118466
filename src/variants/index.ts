export { build, DEVELOPMENT_QUERY_SECRET, storagePrefix, variant, variantId } from './build';
export { isConsumerBrand } from './isConsumerBrand';
export type { VariantId } from './table';
export type { LaunchKey, MenuEntry, VariantConfig } from './types';
