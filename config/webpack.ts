import path from 'node:path';
import { type Chunk as BuiltChunk, ProvidePlugin } from 'webpack';
import { qaPackage } from '../src/routes/qaPage';
import { type BrandFiles, EmitFiles } from './brandFiles';
import { ChunkReport } from './chunkReport';
import { PreloadList } from './preloadList';

interface Build {
  output: string;
  /** H5 only. */
  files?: BrandFiles;
  /** H5 only: addresses by language. */
  firstTexts?: Record<string, string>;
}

interface Loader {
  get: (name: 'loader') => string;
  loader: (path: string) => Loader;
  options: (options: object) => Loader;
}

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

/** Mini-programs lack `self` and AbortController, old engines `globalThis`, WeChat on Android Intl. */
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

/** Taro splits only initial chunks; splitting async ones makes H5 several times smaller. */
export function h5Chain(chain: Chain, build: Build): void {
  chain.set('target', ['web', 'es2015']);
  if (process.env.NODE_ENV === 'production') {
    chain.optimization.splitChunks({
      // Split as in a release, without QA's page.
      chunks: (chunk: BuiltChunk) => !chunk.canBeInitial() && !isOfQa(chunk),
      hidePathInfo: true,
      minSize: 20 * KB,
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
    // Moves styles of Taro's components from the script to the style sheet.
    const ours = chain.module.rule('customStyle').use('0').get('loader');
    chain.module.rule('taroStyle').use('0').loader(ours).options({});
  }
  chain.plugin('brandFiles').use(EmitFiles, [build.files ?? {}]);
  chain.plugin('preloadList').use(PreloadList, [build.firstTexts ?? {}]);
  report(chain, build);
}

function report(chain: Chain, { output }: Build): void {
  chain.performance.hints(false);
  // Taro's dependencies cannot all be cached, which webpack reports.
  chain.merge({ infrastructureLogging: { level: 'error' } });
  // For `npm run size:why`.
  if (process.env.APP_MODULE_NAMES === 'on') chain.optimization.set('moduleIds', 'named');
  // dist-h5, schoolAgent-h5, react-h5.
  const [folder = '', name = ''] = output.split('/').slice(-2);
  const file = path.resolve(__dirname, '..', '.cache/chunks', `${folder}-${name}.json`);
  chain.plugin('chunkReport').use(ChunkReport, [file]);
  if (process.env.NODE_ENV === 'production') chain.optimization.set('mangleExports', 'size');
}
