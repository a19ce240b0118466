export { build, variant, variantId } from './build';
export { largeOffered } from './largeOffered';
export { isVariant, type VariantId, variants } from './table';
export type { LaunchKey, MenuEntry, VariantConfig } from './types';
