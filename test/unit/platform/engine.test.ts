import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import fc from 'fast-check';
import { transformSync } from 'esbuild';
import { lackingBuiltIns } from '../../host/oldEngine';

const file = path.join(__dirname, '../../../src/platform/engine/builtins.ts');
const code = transformSync(fs.readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' }).code;
const context = vm.createContext({ exports: {}, module: {} });
for (const name of lackingBuiltIns) vm.runInContext(`delete ${name}`, context);
const inOld = (text: string): unknown => vm.runInContext(text, context);
const lacking = inOld('typeof Object.entries + typeof [].flatMap + typeof "".padStart');
inOld(`var module = { exports: {} }; var exports = module.exports; ${code}; module.exports.fillEngine()`);

const old = (expression: string, x: unknown): unknown =>
  JSON.parse(
    inOld(
      `(x => JSON.stringify((${expression}) ?? null))(JSON.parse(${JSON.stringify(JSON.stringify(x))}))`,
    ) as string,
  );
const own = (expression: string, x: unknown): unknown =>
  JSON.parse(
    JSON.stringify((vm.runInThisContext(`(x => (${expression}) ?? null)`) as (x: unknown) => unknown)(x)),
  );

const texts = fc.array(fc.string(), { maxLength: 6 });
const nested = fc.array(fc.oneof(fc.integer(), fc.array(fc.oneof(fc.integer(), fc.array(fc.integer())))));

describe('given an engine of iOS 10', () => {
  test('it lacks what newer ones have', () => expect(lacking).toBe('undefinedundefinedundefined'));

  test.each<[string, fc.Arbitrary<unknown>]>([
    ['Object.entries(x)', fc.dictionary(fc.string(), fc.integer())],
    ['Object.values(x)', fc.dictionary(fc.string(), fc.integer())],
    ['Object.fromEntries(x)', fc.array(fc.tuple(fc.string(), fc.integer()))],
    ['Object.fromEntries(new Map(x))', fc.array(fc.tuple(fc.string(), fc.integer()))],
    ['Object.getOwnPropertyDescriptors(x)', fc.dictionary(fc.string(), fc.integer())],
    ['x.flat()', nested],
    ['x.flat(2)', nested],
    ['x.flatMap((item, at) => [item, [at]])', nested],
    ['x.flatMap((item) => item)', nested],
    ['[x.at(0), x.at(-1), x.at(2), x.at(-9)]', texts],
    ['[...x.values()]', texts],
    ['x.map((text) => [text.padStart(4), text.padStart(5, "ab"), text.padStart(3, "")])', texts],
    ['x.map((text) => [text.padEnd(4), text.padEnd(5, "ab"), text.padEnd(3, "")])', texts],
    ['[...x.join("").matchAll(/(a)|b?/g)].map((match) => [match[0], match[1], match.index])', texts],
  ])('%s gives what the standard says', (expression, values) => {
    fc.assert(fc.property(values, (x) => expect(old(expression, x)).toEqual(own(expression, x))));
  });

  test('finally runs either way, keeps what was settled, and its own failure counts', async () => {
    const run = (text: string) =>
      inOld(`Promise.${text}.then((v) => 'got ' + v, (e) => 'lost ' + e)`) as Promise<string>;
    expect(await run('resolve(1).finally(() => 2)')).toBe('got 1');
    expect(await run('reject(1).finally(() => 2)')).toBe('lost 1');
    expect(await run('resolve(1).finally(() => Promise.reject(3))')).toBe('lost 3');
  });

  test('what an engine has of its own stays', () => {
    const before = inOld('Object.keys');
    expect(inOld('module.exports.fillEngine(), Object.keys')).toBe(before);
  });
});
