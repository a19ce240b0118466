import { type BrandFlags, brandFlags } from './brandFlags';
import { type BuildInfo, readBrand } from './buildInfo';
import { CHOICE, choiceScript, EVERY_BRAND } from './everyBrand';

export interface BrandParts {
  /** Code of the compile-time constants (types/build.d.ts). */
  constants: Record<'__BUILD__' | '__BRAND__' | keyof BrandFlags, string>;
  /** Values for src/index.html. */
  page: { title: string; themeColor: string; brandScript: string };
}

/** One brand inlined, or on H5 all of them in a page script that the constants read. Throws as `readBrand` does. */
export function brandParts(target: string, info: BuildInfo): BrandParts {
  const every = info.variant === EVERY_BRAND && target === 'h5';
  const brand = readBrand(target, every ? { variant: 'main' } : info);
  const build = JSON.stringify(info);
  const page = { title: brand.brandName, themeColor: brand.theme.home, brandScript: '' };
  const flags = brandFlags(brand);
  const flagCodes = (code: (name: keyof BrandFlags) => string) =>
    Object.fromEntries(Object.keys(flags).map((name) => [name, code(name as keyof BrandFlags)])) as Record<
      keyof BrandFlags,
      string
    >;
  // Names only: Taro's compiler takes no other code for constants.
  if (every)
    return {
      constants: {
        __BUILD__: `${CHOICE}.build`,
        __BRAND__: `${CHOICE}.brand`,
        ...flagCodes((name) => `${CHOICE}.${name}`),
      },
      page: { ...page, brandScript: `<script>${choiceScript(build)}</script>` },
    };
  return {
    constants: {
      __BUILD__: build,
      __BRAND__: JSON.stringify(brand),
      ...flagCodes((name) => JSON.stringify(flags[name])),
    },
    page,
  };
}
