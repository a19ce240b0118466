export { build, variant, variantId } from './build';
export { isVariant, type VariantId, variants } from './table';
export type { LaunchKey, MenuEntry, VariantConfig } from './types';
