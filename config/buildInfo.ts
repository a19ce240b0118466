import path from 'node:path';
import { isVariant, variants } from '../src/variants/table';
import type { VariantConfig } from '../src/variants/types';
import { catalogueStamps } from './catalogue';

/** Settings of a build from its environment; become the compile-time constant `__BUILD__` (types/build.d.ts). */
export interface BuildInfo {
  /** Origin of the main and login hosts; '' means the origin that served the page (H5 only). */
  apiBase: string;
  /** Origin of the text-recognition host; '' as above. */
  ocrBase: string;
  /** Origin of static files (translations, pictures); '' means the API origin. */
  staticBase: string;
  variant: string;
  /** Fixed secret of the query obfuscation; it hides, it does not protect. */
  querySecret: string;
  /** Ed25519 public key in base64url: who holds its private half may hand out encryption keys. */
  serverKey: string;
  appVersion: string;
  /** Stamp of each language's texts: part of their address, so that it changes when they do. */
  textStamps: Readonly<Record<string, string>>;
}

/** Public half of the sandbox's development key (sandbox/envelope/serverProof.ts). */
const DEVELOPMENT_SERVER_KEY = 'LH0xGQ4CLw6zFte2WiNiGZtydz6H7Q_jcTP_dGF-Gvk';
const SANDBOX_ORIGIN = 'http://127.0.0.1:8080';

/**
 * Reads the build's settings from the environment (`TARO_APP_*`).
 * A mini-program has no origin of its own, so it falls back to the sandbox on this machine.
 */
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

/** Whether a build holds QA's tools (`TARO_APP_QA=off` makes one without): the constant `__QA__`, and the page itself. */
export const holdsQa = (env: NodeJS.ProcessEnv = process.env): boolean => env.TARO_APP_QA !== 'off';

/**
 * The brand of a build, whole but for what only builds ask for: it becomes the compile-time constant `__BRAND__`, so that no
 * build carries another's. Throws on an unknown name and on a target that the brand is not made for.
 */
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
