import path from 'node:path';
import { NormalModuleReplacementPlugin, ProvidePlugin } from 'webpack';
import { ChunkReport } from './chunkReport';

interface Build {
  target: string;
  /** app, gallery, or the hello world that sizes are divided by. */
  name: string;
}

interface Rule {
  enforce(when: 'pre'): Rule;
  use(name: string): { loader(file: string): void };
}

// webpack-chain's types come with Taro's own copy; only the few methods used here are named.
interface Chain {
  plugin(name: string): { use(plugin: unknown, args?: unknown[]): void };
  optimization: { splitChunks(options: object): void; set(name: string, value: unknown): void };
  performance: { hints(value: false): void };
  merge(options: object): void;
  set(name: string, value: unknown): void;
  resolve: { alias: { set(name: string, file: string): void } };
  module: {
    rule(name: string): {
      test(pattern: RegExp): Rule;
    };
  };
}

const KB = 1024;
const noModule = path.resolve(__dirname, 'loaders/noModule.js');

/** Mini-programs have no `self`, which libraries read on import, and no AbortController, without which TanStack Query waits for ever. */
export function miniChain(chain: Chain, build: Build): void {
  if (build.name !== 'hello')
    chain.plugin('provideSelf').use(ProvidePlugin, [
      {
        self: ['@tarojs/runtime', 'window'],
        AbortController: [
          path.resolve(__dirname, '../src/platform/polyfills/abortController'),
          'AbortController',
        ],
      },
    ]);
  // crypto-js marks Node's crypto as absent; Taro's splitting of subpackages stops at the module that webpack puts there
  // and leaves whatever sorts behind it (all .mjs packages) in the main package.
  chain.resolve.alias.set('crypto$', noModule);
  if (build.name !== 'hello' && process.env.NODE_ENV === 'production') shorten(chain);
  slimLibraries(chain);
  bringCalls(chain);
  report(chain, build);
}

/** Nothing caches the single files of a mini-program, so the shortest names will do; what babel leaves, webpack may write. */
function shorten(chain: Chain): void {
  chain.set('target', ['web', 'es2015']);
  chain.optimization.set('moduleIds', 'size');
  chain.optimization.set('mangleExports', 'size');
}

/**
 * Taro splits only initial chunks, so that every page chunk repeats what it shares with the others;
 * splitting the async ones makes the whole H5 build several times smaller and faster.
 */
export function h5Chain(chain: Chain, build: Build): void {
  if (process.env.NODE_ENV === 'production') {
    chain.optimization.splitChunks({
      chunks: 'async',
      hidePathInfo: true,
      minSize: 10 * KB,
      maxAsyncRequests: 12,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        common: false,
        vendors: false,
        taro: false,
        name: false,
        shared: { minChunks: 2, reuseExistingChunk: true, priority: 1 },
      },
    });
  }
  slimLibraries(chain);
  bringCalls(chain);
  report(chain, build);
}

/** Most of these libraries is code that no line of ours reaches, and the first load pays for every KB. */
function slimLibraries(chain: Chain): void {
  const libraries = {
    slimDecimal: /[\\/]decimal\.js[\\/]decimal\.mjs$/,
    slimI18next: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    slimBigInteger: /[\\/]jsbn[\\/]jsbn\.js$/,
  };
  for (const [name, file] of Object.entries(libraries))
    chain.module
      .rule(name)
      .test(file)
      .use(name)
      .loader(path.resolve(__dirname, `loaders/${name}.js`));
  // Keys come ready-made, not from a pass phrase: what crypto-js brings for those goes.
  chain
    .plugin('slimCrypto')
    .use(NormalModuleReplacementPlugin, [/[\\/]crypto-js[\\/](evpkdf|md5|sha1|enc-base64)\.js$/, noModule]);
}

function bringCalls(chain: Chain): void {
  chain.module
    .rule('bringCalls')
    .test(/[\\/]src[\\/](api|state|ui|forms|modules|pages)[\\/].*\.tsx?$/)
    .enforce('pre')
    .use('bringCalls')
    .loader(path.resolve(__dirname, 'loaders/bringCalls.js'));
}

function report(chain: Chain, { target, name }: Build): void {
  // Sizes are judged by `npm run size`, against the budgets.
  chain.performance.hints(false);
  // Taro's own dependencies cannot all be put into webpack's cache, which it reports at every build.
  chain.merge({ infrastructureLogging: { level: 'error' } });
  // `npm run size:why` reads the modules' names out of the bundle.
  if (process.env.APP_SOURCE_MAPS) chain.optimization.set('moduleIds', 'named');
  const file = path.resolve(__dirname, '..', '.cache/chunks', `${name}-${target}.json`);
  chain.plugin('chunkReport').use(ChunkReport, [file]);
}
