import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

interface RouterRule {
  enforce(when: 'pre'): RouterRule;
  use(name: string): { loader(file: string): void };
}

/** The few methods of webpack-chain used here; its types come with Taro's own copy. */
export interface RouterChain {
  plugin(name: string): { use(plugin: unknown, args?: unknown[]): void };
  module: { rule(name: string): { test(pattern: RegExp): RouterRule } };
}

const inConfig = (file: string): string => path.resolve(__dirname, file);
/** `/` stands for either separator of paths. */
const file = (pattern: string): RegExp => new RegExp(`${pattern.replace(/\//g, '[\\\\/]')}$`);

const loaders: Record<string, RegExp> = {
  leanEntry: file('/src/app\\.config\\.ts'),
  knownRouter: file('/@tarojs/router/dist/api\\.js'),
};
const standIns: [RegExp, string][] = [
  [file('/@tarojs/router/dist/(navigationBar|router/navigation-bar)\\.js'), 'stubs/navigationBar.js'],
  [file('/query-string/index\\.js'), 'stubs/queryString.js'],
  [file('/universal-router/module\\.js'), 'stubs/exactRouter.js'],
  [file('/@tarojs/router/dist/router/spa\\.js'), 'stubs/pageStack.js'],
];

/** What stands in for parts of Taro's H5 router. */
export function replaceRouterParts(chain: RouterChain): void {
  for (const [name, test] of Object.entries(loaders))
    chain.module
      .rule(name)
      .test(test)
      .enforce('pre')
      .use(name)
      .loader(inConfig(`loaders/${name}.js`));
  standIns.forEach(([test, replacement], index) =>
    chain.plugin(`replace${index}`).use(NormalModuleReplacementPlugin, [test, inConfig(replacement)]),
  );
}
