import path from 'node:path';
import { type Chunk as BuiltChunk, ProvidePlugin } from 'webpack';
import { qaPackage } from '../src/routes/qaPage';
import { ChunkReport } from './chunkReport';

interface Build {
  /** Folder that is built into, from the project's own. */
  output: string;
}

interface Loader {
  get: (name: 'loader') => string;
  loader: (path: string) => Loader;
  options: (options: object) => Loader;
}

// webpack-chain's types come with Taro's own copy; only the few methods used here are named.
interface Chain {
  plugin: (name: string) => { use: (plugin: unknown, args?: unknown[]) => void };
  optimization: { splitChunks: (options: object) => void; set: (name: string, value: unknown) => void };
  performance: { hints: (value: false) => void };
  module: { rule: (name: string) => { use: (name: string) => Loader } };
  merge: (options: object) => void;
  set: (name: string, value: unknown) => void;
}

const KB = 1024;

const isOfQa = (chunk: BuiltChunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => request?.includes(qaPackage.root)),
  );

/**
 * Mini-programs have no `self`, which libraries read on import, and no AbortController, without which TanStack Query
 * waits for ever; the oldest engines have no `globalThis` either, and WeChat on Android has no Intl, from which i18next
 * takes its plural rules.
 */
export function miniChain(chain: Chain, build: Build): void {
  chain.plugin('provideGlobals').use(ProvidePlugin, [
    {
      self: ['@tarojs/runtime', 'window'],
      globalThis: ['@tarojs/runtime', 'window'],
      AbortController: [
        path.resolve(__dirname, '../src/platform/polyfills/abortController'),
        'AbortController',
      ],
      Intl: [path.resolve(__dirname, '../src/platform/polyfills/intl'), 'Intl'],
    },
  ]);
  chain.set('target', ['web', 'es2015']);
  report(chain, build);
}

/**
 * Taro splits only initial chunks, so that every page chunk repeats what it shares with the others;
 * splitting the async ones makes the whole H5 build several times smaller and faster.
 */
export function h5Chain(chain: Chain, build: Build): void {
  chain.set('target', ['web', 'es2015']);
  if (process.env.NODE_ENV === 'production') {
    chain.optimization.splitChunks({
      // The page of QA's tools keeps copies of what it shares: the app's own pages are split as in a release.
      chunks: (chunk: BuiltChunk) => !chunk.canBeInitial() && !isOfQa(chunk),
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
    // Styles of Taro's components go into the style sheet like ours, not into the script; imported first, they still
    // come before ours there.
    const ours = chain.module.rule('customStyle').use('0').get('loader');
    chain.module.rule('taroStyle').use('0').loader(ours).options({});
  }
  report(chain, build);
}

function report(chain: Chain, { output }: Build): void {
  // Sizes are judged by `npm run size`, against the budgets.
  chain.performance.hints(false);
  // Taro's own dependencies cannot all be put into webpack's cache, which it reports at every build.
  chain.merge({ infrastructureLogging: { level: 'error' } });
  // `npm run size:why` reads the modules' names out of the bundle.
  if (process.env.APP_MODULE_NAMES === 'on') chain.optimization.set('moduleIds', 'named');
  // A build beside the app's, of another brand or a test app, has a report of its own: dist-h5, schoolAgent-h5, react-h5.
  const [folder = '', name = ''] = output.split('/').slice(-2);
  const file = path.resolve(__dirname, '..', '.cache/chunks', `${folder}-${name}.json`);
  chain.plugin('chunkReport').use(ChunkReport, [file]);
  // The shortest names for exports instead of names that stay the same from build to build.
  if (process.env.NODE_ENV === 'production') chain.optimization.set('mangleExports', 'size');
}
