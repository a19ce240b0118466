import { main } from './main';
import type { VariantId } from './table';
import type { VariantConfig } from './types';

/** Without `TARO_APP_QUERY_SECRET` (config/buildInfo.ts). */
export const DEVELOPMENT_QUERY_SECRET = 'homeward-query-obfuscation-32byt';

/** For tests and scripts; `__BUILD__` is the compiler's. */
const defaults: typeof __BUILD__ = {
  apiBase: '',
  ocrBase: '',
  staticBase: '',
  variant: 'main',
  querySecret: DEVELOPMENT_QUERY_SECRET,
  serverKey: 'LH0xGQ4CLw6zFte2WiNiGZtydz6H7Q_jcTP_dGF-Gvk',
  appVersion: '5.4.9',
  textStamps: {},
};

export const build: typeof __BUILD__ = typeof __BUILD__ === 'undefined' ? defaults : __BUILD__;

/** By the compiler: no build carries other brands. */
export const variant: VariantConfig = typeof __BRAND__ === 'undefined' ? main : __BRAND__;
export const variantId = build.variant as VariantId;

/** For brands on one site. The main brand's stays empty: a change would sign users out. */
export const prefixOf = (brand: string): string => (brand === 'main' ? '' : `${brand}.`);
export const storagePrefix = prefixOf(variantId);
