import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import slimBigInteger from '../../../config/loaders/slimBigInteger';

const folder = path.resolve(__dirname, '../../../node_modules/jsencrypt/lib/lib/jsbn');

interface Big {
  modPowInt(exponent: number, modulus: Big): Big;
  toString(radix: number): string;
}

/** jsencrypt's big integers as the app's bundles hold them. */
function loadSlim(): (text: string, radix: number) => Big {
  const load = (source: string, require: (name: string) => unknown) => {
    const { code } = transformSync(source, {
      babelrc: false,
      configFile: false,
      presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
    })!;
    const loaded = { exports: {} as Record<string, unknown> };
    new Function('module', 'exports', 'require', code!)(loaded, loaded.exports, require);
    return loaded.exports;
  };
  const read = (name: string) => fs.readFileSync(path.join(folder, `${name}.js`), 'utf8');
  const util = load(read('util'), () => ({}));
  return load(slimBigInteger(read('jsbn')), () => util).parseBigInt as never;
}

function power(base: bigint, exponent: number, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

describe('big integers as the bundles hold them', () => {
  it('given keys and messages of every size in use, then the power is the one that BigInt computes', () => {
    const parse = loadSlim();
    for (const bytes of [256, 384, 512]) {
      for (const exponent of [3, 17, 65537]) {
        for (let round = 0; round < 3; round += 1) {
          const modulus = BigInt(`0x${crypto.randomBytes(bytes).toString('hex')}`) | 1n;
          const base = BigInt(`0x${crypto.randomBytes(bytes).toString('hex')}`) % modulus;
          const found = parse(base.toString(16), 16).modPowInt(exponent, parse(modulus.toString(16), 16));
          expect(found.toString(16)).toBe(power(base, exponent, modulus).toString(16));
        }
      }
    }
  });
});
