import { main } from './main';
import type { VariantId } from './table';
import type { VariantConfig } from './types';

/** The query secret of a build without `TARO_APP_QUERY_SECRET` (config/buildInfo.ts). */
export const DEVELOPMENT_QUERY_SECRET = 'homeward-query-obfuscation-32byt';

/** The compiler writes `__BUILD__` in; without a compiler (tests, scripts) these replace it. */
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

/** The brand of this build: the compiler writes it in, so that no build carries another's; without a compiler the main one. */
export const variant: VariantConfig = typeof __BRAND__ === 'undefined' ? main : __BRAND__;
export const variantId = build.variant as VariantId;

/**
 * Begins the name of everything that the app keeps on a device, so that brands on one site do not find each other's. The
 * main brand's names are bare, as they were before there were others: nobody is signed out by an update.
 */
export const storagePrefix = variantId === 'main' ? '' : `${variantId}.`;
