import { type BrandFiles, brandFiles, brandLinks, descriptionOf } from './brandFiles';
import { type BrandFlags, brandFlags } from './brandFlags';
import { type BuildInfo, readBrand } from './buildInfo';
import { type FirstSight, firstSight } from './firstSight';
import { schemeScript } from './schemeScript';
import { CHOICE, choiceScript, EVERY_BRAND } from './everyBrand';

export interface BrandParts {
  constants: Record<'__BUILD__' | '__BRAND__' | keyof BrandFlags, string>;
  page: {
    title: string;
    description: string;
    themeColor: string;
    links: string;
    brandScript: string;
    schemeScript: string;
    /** Not where the brand is chosen in the page. */
    sight: FirstSight | null;
  };
  files: BrandFiles;
}

/** One brand, or on H5 all in a page script. Throws as `readBrand` does. */
export function brandParts(target: string, info: BuildInfo): BrandParts {
  const every = info.variant === EVERY_BRAND && target === 'h5';
  const brand = readBrand(target, every ? { variant: 'main' } : info);
  const build = JSON.stringify(info);
  const id = every ? 'main' : info.variant;
  const page = {
    title: brand.brandName,
    description: descriptionOf(brand),
    themeColor: brand.theme.home,
    links: brandLinks(id, brand),
    brandScript: '',
    schemeScript: schemeScript(id),
    sight: target === 'h5' && !every ? firstSight(id, brand) : null,
  };
  const files = brandFiles(id, brand);
  const flags = brandFlags(brand);
  const flagCodes = (code: (name: keyof BrandFlags) => string) =>
    Object.fromEntries(Object.keys(flags).map((name) => [name, code(name as keyof BrandFlags)])) as Record<
      keyof BrandFlags,
      string
    >;
  // Taro's compiler takes names only.
  if (every)
    return {
      constants: {
        __BUILD__: `${CHOICE}.build`,
        __BRAND__: `${CHOICE}.brand`,
        ...flagCodes((name) => `${CHOICE}.${name}`),
      },
      page: { ...page, brandScript: `<script>${choiceScript(build)}</script>` },
      files,
    };
  return {
    constants: {
      __BUILD__: build,
      __BRAND__: JSON.stringify(brand),
      ...flagCodes((name) => JSON.stringify(flags[name])),
    },
    page,
    files,
  };
}
