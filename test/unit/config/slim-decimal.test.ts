import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import fc from 'fast-check';
import { Decimal as Full } from 'decimal.js';
import slimDecimal from '../../../config/loaders/slimDecimal';

const root = path.resolve(__dirname, '../../..');

/** decimal.js as the app's bundles hold it. */
function loadSlim(): typeof Full {
  const source = fs.readFileSync(path.join(root, 'node_modules/decimal.js/decimal.mjs'), 'utf8');
  const { code } = transformSync(slimDecimal(source), {
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
  })!;
  const loaded = { exports: {} as { Decimal: typeof Full } };
  new Function('module', 'exports', code!)(loaded, loaded.exports);
  return loaded.exports.Decimal;
}

const settings = { precision: 60, toExpNeg: -40, toExpPos: 60 };
const Slim = loadSlim().clone(settings);
const Whole = Full.clone(settings);
const numbers = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, decimals]) => `${digits}e-${decimals}`);

describe('decimal.js as the bundles hold it', () => {
  it('given any two numbers, it answers as the whole library does', () => {
    const answers = (Decimal: typeof Full, a: string, b: string, places: number) => {
      const x = new Decimal(a);
      const values = [
        x.plus(b),
        x.minus(b),
        x.times(b),
        x.abs(),
        x.negated(),
        x.round(),
        x.floor(),
        x.trunc(),
      ];
      values.push(
        Decimal.max(a, b),
        Decimal.min(a, b),
        x.toDecimalPlaces(places),
        x.toSignificantDigits(places + 1),
      );
      if (!new Decimal(b).isZero()) values.push(x.dividedBy(b), x.modulo(b), x.dividedToIntegerBy(b));
      const modes = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((mode) => x.toFixed(places, mode));
      const facts = [
        x.comparedTo(b),
        x.lessThan(b),
        x.equals(b),
        x.isInteger(),
        x.decimalPlaces(),
        x.precision(),
      ];
      return [...values.map(String), ...modes, ...facts, x.toNumber(), x.toExponential(), x.toJSON()];
    };
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 0, max: 12 }), (a, b, places) => {
        expect(answers(Slim, a, b, places)).toEqual(answers(Whole, a, b, places));
      }),
      { numRuns: 300 },
    );
  });

  it('given the sources, none asks for what was taken out', () => {
    const gone = Object.getOwnPropertyNames(Full.prototype).filter((name) => !slimDecimal.METHODS.has(name));
    const statics = Object.getOwnPropertyNames(Full).filter(
      (name) => typeof Full[name as keyof typeof Full] === 'function' && !slimDecimal.STATICS.has(name),
    );
    const asks = new RegExp(`(?<!Math)\\.(${gone.join('|')})\\(|\\bDecimal\\.(${statics.join('|')})\\(`);
    const files = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const users = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: fs.readFileSync(path.join(root, 'src', file), 'utf8') }))
      .filter(({ text }) => /\bDecimal\b/.test(text));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
