import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@tarojs/cli';
import type { IProjectConfig } from '@tarojs/taro/types/compile';
import { textsAddress } from '../src/domain/textsAddress';
import { h5CustomRoutes } from '../src/routes';
import { brandParts } from './brandParts';
import { holdsQa, readBuildInfo } from './buildInfo';
import dev from './dev';
import prod from './prod';
import { h5Chain, miniChain } from './webpack';

const root = path.resolve(__dirname, '..');
const target = process.env.TARO_ENV ?? 'h5';
const info = readBuildInfo(target);
const brand = brandParts(target, info);
const firstTexts = Object.fromEntries(
  Object.entries(info.textStamps).map(([language, stamp]) => [
    language,
    textsAddress(info.staticBase || info.apiBase, language, 'first', stamp),
  ]),
);
const sourceRoot = process.env.APP_SOURCE_ROOT ?? 'src';
const outputRoot = process.env.APP_OUTPUT_ROOT ?? `dist/${target}`;
const name = sourceRoot === 'src' ? 'app' : path.basename(sourceRoot);
const isProduction = process.env.NODE_ENV === 'production';
// Maps are moved out of the build (scripts/lib/maps).
const withMaps = process.env.TARO_APP_SOURCE_MAPS === 'on';
const sourceMaps = withMaps ? ({ enableSourceMap: true, sourceMapType: 'hidden-source-map' } as const) : {};
// Webpack's cache ignores the list of pages.
const cacheName = [name, withMaps && 'maps', !holdsQa() && 'release'].filter(Boolean).join('-');
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const hash = isProduction ? '.[contenthash:8]' : '';

// ES2015+, unparsable on the oldest supported phones.
const modernPackages =
  /node_modules[\\/](valibot|zustand|i18next|@tanstack|@stencil|query-string|filter-obj|decode-uri-component|split-on-first|react-hook-form|decimal\.js|qrcode-generator|use-sync-external-store|@stablelib)[\\/]/;
const ownCode = path.join(root, 'src') + path.sep;
const compile = {
  include: [(file: string) => modernPackages.test(file) || file.startsWith(ownCode)],
};

type Config = IProjectConfig<'webpack5'>;

const copy: Config['copy'] = {
  patterns:
    target === 'weapp'
      ? [{ from: 'config/sitemap.json', to: `${outputRoot}/sitemap.json` }]
      : // Mini-programs load the flags from the static host.
        target === 'h5'
        ? [
            {
              from: 'node_modules/circle-flags/flags/??.svg',
              to: `${outputRoot}/static/flags/[name][ext]`,
            },
          ]
        : [],
  options: {},
};

const textSize = (unit: 'rem' | 'variable') => ({
  [path.join(root, 'config/plugins/textSize.js')]: { enable: true, config: { unit } },
});

const cache: Config['cache'] = {
  // Cached modules escape Taro's splitting of subpackages: pages would lack their chunk.
  enable: target === 'h5',
  ...{
    cacheDirectory: path.join(root, '.cache/webpack', cacheName),
  },
  buildDependencies: {
    config: filesIn('config'),
    others: ['package-lock.json', 'babel.config.js'].map((file) => path.join(root, file)),
    patches: filesIn('patches'),
    routes: filesIn('src/routes'),
  },
};

const mini: Config['mini'] = {
  ...sourceMaps,
  optimizeMainPackage: { enable: true },
  runtime: { enableInnerHTML: false },
  // Class names contain their component's: order does not matter.
  miniCssExtractPluginOption: { ignoreOrder: true },
  compile,
  postcss: {
    ...textSize('variable'),
    pxtransform: { enable: true, config: {} },
    cssModules: { enable: false },
  },
  webpackChain: (chain) => miniChain(chain, { output: outputRoot }),
};

const h5: Config['h5'] = {
  ...sourceMaps,
  publicPath: '/',
  staticDirectory: 'static',
  // src/index.html names its files; other pages leave it to the plugin.
  htmlPluginOption: { ...brand.page, inject: name !== 'app' },
  router: { mode: 'browser', ...(name === 'app' ? { customRoutes: h5CustomRoutes() } : {}) },
  compile,
  output: {
    filename: `js/[name]${hash}.js`,
    chunkFilename: `chunk/[name]${hash}.js`,
    chunkLoadTimeout: 120_000,
  },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: `css/[name]${hash}.css`,
    chunkFilename: `css/[name]${hash}.css`,
  },
  // Browsers keep px except for text: screens are fluid from 320 to 480.
  postcss: {
    ...textSize('rem'),
    autoprefixer: { enable: true, config: {} },
    pxtransform: { enable: false, config: {} },
    cssModules: { enable: false },
  },
  webpackChain: (chain) => h5Chain(chain, { output: outputRoot, files: brand.files, firstTexts }),
};

export default defineConfig<'webpack5'>(async (merge) => {
  const base: Config = {
    projectName: 'homeward',
    date: '2026-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot,
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    plugins: ['aria', 'pages'].map((plugin) => path.join(root, 'config/plugins', plugin)),
    logger: { quiet: true, stats: false },
    alias: {
      '@': path.join(root, 'src'),
      '@locales': path.join(root, 'locales'),
      // A file: an ignored module breaks Taro's splitting of subpackages.
      crypto$: path.join(root, 'src/platform/polyfills/noNodeCrypto.ts'),
    },
    defineConstants: {
      ...brand.constants,
      __QA__: JSON.stringify(holdsQa()),
      // TanStack Query uses globalThis, missing before Chrome 71 and Safari 12.1.
      ...(target === 'h5' ? { globalThis: 'window' } : {}),
    },
    copy,
    cache,
    mini,
    h5,
  };
  return merge({}, base, isProduction ? prod : dev);
});
