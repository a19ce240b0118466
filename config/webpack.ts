import path from 'node:path';
import { ProvidePlugin } from 'webpack';
import { ChunkReport } from './chunkReport';
import { slimLibraries } from './slim';

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
  if (build.name !== 'hello') slimLibraries(chain, true);
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
  if (build.name !== 'hello') chain.set('target', ['web', 'es2015']);
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
  if (build.name !== 'hello') slimLibraries(chain, false);
  bringCalls(chain);
  report(chain, build);
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
