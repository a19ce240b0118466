import type { VariantConfig } from './types';
import { isVariant, type VariantId, variants } from './table';

/** The compiler writes `__BUILD__` in; without a compiler (tests, scripts) these stand for it. */
const defaults: typeof __BUILD__ = {
  apiBase: '',
  ocrBase: '',
  staticBase: '',
  variant: 'main',
  querySecret: 'homeward-query-obfuscation-32byt',
  appVersion: '5.4.9',
  textStamps: {},
};

export const build: typeof __BUILD__ =
  typeof __BUILD__ === 'undefined' ? defaults : { ...defaults, ...__BUILD__ };

/** The variant of this build; an unknown name is the main brand. */
export const variantId: VariantId = isVariant(build.variant) ? build.variant : 'main';
export const variant: VariantConfig = variants[variantId];
