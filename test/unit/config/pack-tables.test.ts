import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import packTables from '../../../config/loaders/packTables';

const root = path.resolve(__dirname, '../../..');
const files = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => !['index.ts', 'types.ts', 'paths.ts', 'params.ts', 'flows'].includes(name))
    .map((name) => path.join(root, folder, name));

/** A module as the app's bundles hold it. */
function load(file: string, packed: boolean): Record<string, Record<string, Record<string, unknown>>> {
  const source = fs.readFileSync(file, 'utf8');
  const { code } = transformSync(packed ? packTables.call({ resourcePath: file }, source) : source, {
    filename: file,
    babelrc: false,
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }],
      '@babel/preset-typescript',
    ],
  })!;
  const loaded = { exports: {} };
  const resolve = (name: string): unknown =>
    jest.requireActual(name.startsWith('.') ? path.join(path.dirname(file), name) : name);
  new Function('module', 'exports', 'require', code!)(loaded, loaded.exports, resolve);
  return loaded.exports;
}

const OF_READERS = new Set(['source', 'ours']);
/** Rows without what only their readers need; schemas by what they are, not by which object. */
const facts = (table: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      Object.fromEntries(
        Object.entries(row)
          .filter(([field]) => !OF_READERS.has(field))
          .map(([field, value]) => [field, JSON.stringify(value)]),
      ),
    ]),
  );

describe.each([...files('src/contracts/errors'), ...files('src/routes')])('%s', (file) => {
  test('says the same packed as written', () => {
    const whole = load(file, false);
    const packed = load(file, true);
    expect(Object.keys(packed)).toEqual(Object.keys(whole));
    for (const [name, table] of Object.entries(whole)) {
      if (typeof table === 'object' && !Array.isArray(table))
        expect(facts(packed[name]!)).toEqual(facts(table));
      else expect(String(packed[name])).toBe(String(table));
    }
  });
});

test('the error table shrinks to less than half', () => {
  const [file] = files('src/contracts/errors').filter((name) => name.endsWith('screen.ts'));
  const source = fs.readFileSync(file!, 'utf8');
  expect(packTables.call({ resourcePath: file! }, source).length).toBeLessThan(source.length / 2);
});
