import path from 'node:path';
import { isVariant, variants } from '../src/variants/table';
import type { VariantConfig } from '../src/variants/types';
import { catalogueStamps } from './catalogue';

/** The compile-time constant `__BUILD__`. */
export interface BuildInfo {
  /** Of the main and login hosts; '': the page's (H5). */
  apiBase: string;
  /** Text recognition; '' as above. */
  ocrBase: string;
  /** Translations and pictures; '': the API's. */
  staticBase: string;
  variant: string;
  /** Obfuscates, does not protect. */
  querySecret: string;
  /** Ed25519 public key in base64url. */
  serverKey: string;
  appVersion: string;
  /** In the texts' addresses, which change with them. */
  textStamps: Readonly<Record<string, string>>;
}

/** Public half of the sandbox's development key (sandbox/envelope/serverProof.ts). */
const DEVELOPMENT_SERVER_KEY = 'LH0xGQ4CLw6zFte2WiNiGZtydz6H7Q_jcTP_dGF-Gvk';
const SANDBOX_ORIGIN = 'http://127.0.0.1:8080';

/** `TARO_APP_*`. Mini-programs default to the local sandbox. */
export function readBuildInfo(target: string, env: NodeJS.ProcessEnv = process.env): BuildInfo {
  const apiBase = env.TARO_APP_API_BASE ?? (target === 'h5' ? '' : SANDBOX_ORIGIN);
  return {
    apiBase,
    ocrBase: env.TARO_APP_OCR_BASE ?? apiBase,
    staticBase: env.TARO_APP_STATIC_BASE ?? apiBase,
    variant: env.TARO_APP_VARIANT ?? 'main',
    querySecret: env.TARO_APP_QUERY_SECRET ?? 'homeward-query-obfuscation-32byt',
    serverKey: env.TARO_APP_SERVER_KEY ?? DEVELOPMENT_SERVER_KEY,
    appVersion: env.TARO_APP_VERSION ?? '5.4.9',
    textStamps: catalogueStamps(path.resolve(__dirname, '../locales')),
  };
}

/** `TARO_APP_QA=off`: without QA's tools. */
export const holdsQa = (env: NodeJS.ProcessEnv = process.env): boolean => env.TARO_APP_QA !== 'off';

/** The compile-time constant `__BRAND__`. Throws on an unknown brand or target. */
export function readBrand(target: string, { variant }: Pick<BuildInfo, 'variant'>): VariantConfig {
  if (!isVariant(variant))
    throw new Error(
      `TARO_APP_VARIANT=${variant}: no such brand. Known: ${Object.keys(variants).join(', ')}.`,
    );
  const { builds, ...brand } = variants[variant];
  if (!(builds as readonly string[]).includes(target))
    throw new Error(
      `TARO_APP_VARIANT=${variant}: not made for ${target}, only for ${builds.join(', ')} (src/variants).`,
    );
  return brand;
}
