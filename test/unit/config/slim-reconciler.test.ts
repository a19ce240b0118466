import fs from 'node:fs';
import path from 'node:path';
import slimReconciler from '../../../config/loaders/slimReconciler';

const modules = path.resolve(__dirname, '../../../node_modules');
const read = (file: string) => fs.readFileSync(path.join(modules, file), 'utf8');
const taro = read('@tarojs/react/dist/react.esm.js');

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

test('takes the rest out', () => {
  const source = read('react-reconciler/cjs/react-reconciler.production.min.js');
  const slim = slimReconciler(source);
  expect(slim).not.toMatch(/\$\$\$hostConfig\.supports/);
  expect(slim).not.toContain('exports.createHydrationContainer');
});
