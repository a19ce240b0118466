import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

interface SlimRule {
  enforce(when: 'pre'): SlimRule;
  use(name: string): { loader(file: string): void };
}

/** The few methods of webpack-chain used here; its types come with Taro's own copy. */
export interface SlimChain {
  plugin(name: string): { use(plugin: unknown, args?: unknown[]): void };
  module: { rule(name: string): { test(pattern: RegExp): SlimRule } };
}

const inConfig = (file: string): string => path.resolve(__dirname, file);
/** `/` stands for either separator of paths. */
const file = (pattern: string): RegExp => new RegExp(`${pattern.replace(/\//g, '[\\\\/]')}$`);

/** Loader -> the library whose unreached parts it takes out. A test for each stands in test/unit/config. */
const loaders: Record<string, RegExp> = {
  slimDecimal: file('/decimal\\.js/decimal\\.mjs'),
  slimI18next: file('/i18next/dist/esm/i18next\\.js'),
  slimBigInteger: file('/jsbn/jsbn\\.js'),
  slimDayjs: file('/dayjs/esm/index\\.js'),
  iconSprite: file('/src/ui/icon\\.scss'),
  packTables: file('/src/(contracts/errors|routes)/(?!index|types|paths|params)\\w+\\.ts'),
  slimQuery: file('/@tanstack/(query-core|react-query)/build/modern/\\w+\\.js'),
  slimReconciler: file('/react-reconciler/cjs/react-reconciler\\.production\\.min\\.js'),
};
const h5Loaders: Record<string, RegExp> = {
  leanEntry: file('/src/app\\.config\\.ts'),
  knownRouter: file('/@tarojs/router/dist/api\\.js'),
  rareElements: file('/src/(ui|forms|modules|pages)/.*\\.tsx'),
};
const miniLoaders: Record<string, RegExp> = {
  leanRuntime: file('/@tarojs/(shared/dist/components|runtime/dist/dom/style_properties)\\.js'),
  leanPlatform: file('/@tarojs/plugin-platform-(weapp|alipay)/dist/runtime\\.js'),
};

/** What no line of ours reaches -> what stands in for it. */
const everywhere: [RegExp, string][] = [
  // Keys come ready-made, not from a pass phrase: what crypto-js brings for those goes.
  [file('/crypto-js/(evpkdf|md5|sha1|enc-base64)\\.js'), 'loaders/noModule.js'],
];
const inH5: [RegExp, string][] = [
  [file('/@tarojs/router/dist/(navigationBar|router/navigation-bar)\\.js'), 'stubs/navigationBar.js'],
  [file('/query-string/index\\.js'), 'stubs/queryString.js'],
  [file('/universal-router/module\\.js'), 'stubs/exactRouter.js'],
  [file('/@tarojs/router/dist/router/spa\\.js'), 'stubs/pageStack.js'],
  [/^@tarojs\/components\/dist\/taro-components\/taro-components\.css$/, 'stubs/taroComponents.css'],
  [/^@tarojs\/components\/global\.css$/, 'stubs/taroGlobal.css'],
  // A development build keeps it: its errors are written out, and its screens are replaced while they run.
  ...(process.env.NODE_ENV === 'production'
    ? [[/^react-dom(\/client)?$/, 'stubs/reactDom.js'] as [RegExp, string]]
    : []),
];
const inMini: [RegExp, string][] = [
  [file('/@tarojs/runtime/dist/bom/(URL|URLSearchParams|location|history)\\.js'), 'stubs/bom.js'],
  [file('/@tarojs/runtime/dist/dom/(anchor-element|svg)\\.js'), 'stubs/plainElements.js'],
  [file('/@tanstack/query-core/build/modern/(focus|online)Manager\\.js'), 'stubs/alwaysThere.js'],
];

/** Takes out of the libraries what no line of ours reaches: the first load and the main package pay for every KB. */
export function slimLibraries(chain: SlimChain, isMini: boolean): void {
  for (const [name, test] of Object.entries({ ...loaders, ...(isMini ? miniLoaders : h5Loaders) }))
    chain.module
      .rule(name)
      .test(test)
      .enforce('pre')
      .use(name)
      .loader(inConfig(`loaders/${name}.js`));
  [...everywhere, ...(isMini ? inMini : inH5)].forEach(([test, replacement], index) =>
    chain.plugin(`replace${index}`).use(NormalModuleReplacementPlugin, [test, inConfig(replacement)]),
  );
}
