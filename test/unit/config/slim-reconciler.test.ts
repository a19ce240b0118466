import fs from 'node:fs';
import path from 'node:path';
import slimReconciler from '../../../config/loaders/slimReconciler';

const root = path.resolve(__dirname, '../../..');
const modules = path.join(root, 'node_modules');
const read = (file: string) => fs.readFileSync(path.join(modules, file), 'utf8');
// What asks for the developer tools stands in development builds only.
const taro = read('@tarojs/react/dist/react.esm.js').replace(/^if \(process[^]*?^\}$/m, '');

test('knows of the host what Taro tells the reconciler', () => {
  for (const [name, value] of Object.entries(slimReconciler.HOST)) {
    const told = new RegExp(`^\\s+${name}: (true|false)`, 'm').exec(taro)?.[1];
    expect([name, told ?? 'false']).toEqual([name, String(value)]);
  }
});

test('leaves all that Taro calls', () => {
  const called = [...taro.matchAll(/\b(?:TaroReconciler|renderer)\.(\w+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((name) => !slimReconciler.EXPORTS.has(name!))).toEqual([]);
});

test('leaves all that our stand-in for react-dom calls', () => {
  const standIn = fs.readFileSync(path.join(root, 'config/stubs/reactDom.js'), 'utf8');
  const called = /const \{([^}]+)\} = Reconciler\(/
    .exec(standIn)![1]!
    .split(',')
    .map((name) => name.trim());
  expect(new Set(called)).toEqual(slimReconciler.H5_EXPORTS);
});

test('takes the rest out', () => {
  const source = read('react-reconciler/cjs/react-reconciler.production.min.js');
  const slim = slimReconciler(source);
  expect(slim).not.toMatch(/\$\$\$hostConfig\.supports/);
  expect(slim).not.toContain('exports.createHydrationContainer');
});

test('another reconciler must be looked at first', () => {
  expect(() => slimReconciler('module.exports = () => ({})')).toThrow('slimReconciler');
});

/** Files that React runs in a bundle: ours, and the packages that draw or use hooks. */
function* drawing(): Generator<string> {
  const folders = ['src', 'test/gallery'].map((name) => path.join(root, name));
  const packages = [
    '@tarojs/components/lib/react/react-component-lib/createComponent.js',
    '@tarojs/components/lib/react/react-component-lib/utils',
    '@tarojs/plugin-framework-react/dist/runtime.js',
    '@tanstack/react-query/build/modern/useBaseQuery.js',
    '@tanstack/react-query/build/modern/QueryClientProvider.js',
    'echarts-taro3-react/lib/ec-canvas/index.js',
    'echarts-taro3-react/lib/echart/index.js',
    'react-hook-form/dist/index.esm.mjs',
    'taro-ui/lib/components/progress',
    'zustand/esm/react.mjs',
  ];
  for (const entry of [...folders, ...packages.map((name) => path.join(modules, name))]) {
    const files = fs.statSync(entry).isFile()
      ? [entry]
      : fs.readdirSync(entry, { recursive: true, encoding: 'utf8' }).map((file) => path.join(entry, file));
    for (const file of files) if (/\.(tsx?|m?js)$/.test(file)) yield fs.readFileSync(file, 'utf8');
  }
}

/** Sources without their comments. */
const sources = () => [...drawing()].map((source) => source.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));

test('nothing that draws needs what is taken out', () => {
  const elements = ['StrictMode', 'Profiler', 'Suspense', 'lazy', 'createPortal'];
  const named = new RegExp(`\\b(${elements.join('|')})\\b`);
  const found = sources().map((source) => named.exec(source)?.[0]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(Boolean)).toEqual([]);
});
