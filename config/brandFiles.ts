import fs from 'node:fs';
import path from 'node:path';
import { type Compiler, Compilation, sources } from 'webpack';
import { mark } from '../src/variants/mark';
import type { VariantConfig } from '../src/variants/types';

type Brand = Pick<VariantConfig, 'brandName' | 'marked' | 'theme'>;
/** English, as the page is until the app has come. */
const { promise } = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../locales/en/common.json'), 'utf8'),
) as typeof import('../locales/en/common.json');
export const descriptionOf = ({ brandName }: Brand): string => `${brandName} · ${promise}`;

export type BrandFiles = Readonly<Record<string, string | Buffer>>;

const folder = 'brand';

/** On the brand's colour; `corner` of 48: phones round corners themselves. */
export const markPicture = (color: string, corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${color}"/><path transform="translate(24 24) scale(.68) translate(-24 -26)" d="${mark.path}" fill="none" stroke="#fff" stroke-width="${mark.line}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Drawn by `npm run touch-icons`. */
export const touchIcon = (color: string): string => `touchIcons/${color.slice(1)}.png`;

/** For browsers and phones, by file; named by brand, as one server may have several. */
export function brandFiles(id: string, { brandName, marked, theme }: Brand): BrandFiles {
  const icons = [
    { src: `${id}.svg`, sizes: 'any', type: 'image/svg+xml' },
    { src: `${id}.png`, sizes: '180x180', type: 'image/png' },
  ];
  const manifest = {
    name: brandName,
    short_name: brandName,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: theme.home,
    background_color: theme.home,
    ...(marked ? { icons } : {}),
  };
  return {
    [`${folder}/${id}.webmanifest`]: JSON.stringify(manifest),
    ...(marked
      ? {
          [`${folder}/${id}.svg`]: markPicture(theme.main, 10),
          [`${folder}/${id}.png`]: fs.readFileSync(path.join(__dirname, touchIcon(theme.main))),
        }
      : {}),
  };
}

/** `data:,` prevents requests for /favicon.ico. */
export const brandLinks = (id: string, { marked }: Brand): string =>
  (marked
    ? [
        `<link rel="icon" type="image/svg+xml" href="/${folder}/${id}.svg" />`,
        `<link rel="apple-touch-icon" href="/${folder}/${id}.png" />`,
      ]
    : ['<link rel="icon" href="data:," />']
  )
    .concat(`<link rel="manifest" href="/${folder}/${id}.webmanifest" />`)
    .join('\n    ');

export class EmitFiles {
  constructor(private readonly files: BrandFiles) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'EmitFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [name, content] of Object.entries(this.files))
            compilation.emitAsset(name, new sources.RawSource(content));
        },
      ),
    );
  }
}
