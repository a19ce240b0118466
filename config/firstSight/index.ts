import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { compile } from 'sass';
import { languageCodes } from '../../src/domain/languages';
import { tabIcons } from '../../src/ui/TabBar/tabIcons';
import { brandColors, ownColors, themeStyle } from '../../src/ui/theme/theme';
import { prefixOf } from '../../src/variants/build';
import { mark } from '../../src/variants/mark';
import type { VariantConfig } from '../../src/variants/types';
import { sightKinds } from './kinds';

const root = path.join(__dirname, '../..');

export interface FirstSight {
  style: string;
  markup: string;
  script: string;
}

const textsOf = (language: string, namespace: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, 'locales', language, `${namespace}.json`), 'utf8'));

const iconsOf = fs.readFileSync(path.join(root, 'src/ui/Icon/icon.scss'), 'utf8');

function icon(name: string): string {
  const shape = new RegExp(`'${name}':\\s*"(<path [^"]+)"`).exec(iconsOf)?.[1];
  if (!shape) throw new Error(`src/ui/Icon/icon.scss draws no ${name}`);
  return `<svg class="ui-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>`;
}

/** As `useThemeStyle` puts them on a screen. */
function brandStyle(theme: VariantConfig['theme']): string {
  const { main, home } = ownColors(theme);
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const rules = Object.entries(themeStyle(brandColors(main, home, scheme)));
      const where = scheme === 'dark' ? '.ui-scheme-dark #first-sight' : '#first-sight';
      return rules.length ? `${where}{${rules.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
    })
    .join('');
}

function markup({ marked, tabs }: VariantConfig): string {
  const sign = marked
    ? `<svg class="ui-mark" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="${mark.line}" stroke-linecap="round" stroke-linejoin="round"><path d="${mark.path}"/></svg>`
    : '';
  const bar = tabs.fallback
    .map(
      (tab) =>
        `<div class="ui-tab-bar__tab">${icon(tabIcons[tab])}<span class="ui-tab-bar__label"></span></div>`,
    )
    .join('');
  return [
    '<div class="ui-screen">',
    `<div class="ui-header"><div class="ui-header__back">${icon('back')}</div><div class="ui-header__space"></div>${sign}<span class="ui-header__title"></span></div>`,
    '<div class="ui-screen__scroll"><div class="ui-screen__content"><span class="remit-home__title"></span>',
    `<div class="ui-skeleton"><div class="ui-skeleton__hero"></div>${'<div class="ui-skeleton__row"></div>'.repeat(3)}</div></div></div>`,
    `<div class="ui-screen__footer"><div class="ui-tab-bar${marked ? ' ui-tab-bar--marked' : ''}">${bar}</div></div>`,
    '</div>',
  ].join('');
}

let compiled: string | undefined;
const rules = (): string =>
  (compiled ??= compile(path.join(__dirname, 'firstSight.scss'), { style: 'compressed' }).css);

/** The frame of the addressed screen, in index.html: seen before any file has come. */
export function firstSight(id: string, brand: VariantConfig): FirstSight {
  const tabs = brand.tabs.fallback;
  const words = Object.fromEntries(
    languageCodes.map((language) => {
      const { promise } = textsOf(language, 'common') as typeof import('../../locales/en/common.json');
      const { home, tab } = textsOf(language, 'remit') as typeof import('../../locales/en/remit.json');
      return [language, [promise, home.title, ...tabs.map((one) => tab[one])]];
    }),
  );
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    define: {
      __SIGHT__: JSON.stringify({
        prefix: prefixOf(id),
        brandName: brand.brandName,
        tokenCookie: brand.tokenCookie,
        kinds: sightKinds(),
        words,
        tabs,
      }),
    },
    format: 'iife',
    target: 'es2015',
  });
  return {
    style: rules() + brandStyle(brand.theme),
    markup: markup(brand),
    script: outputFiles[0]?.text.trim() ?? '',
  };
}
