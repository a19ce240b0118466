import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import whole from 'dayjs';
import slimDayjs from '../../../config/loaders/slimDayjs';
import { languages } from '@/i18n/languages';

const folder = path.resolve(__dirname, '../../../node_modules/dayjs/esm');
type Module = { exports: Record<string, unknown> };
const loaded = new Map<string, Module>();

/** A file of dayjs, its main one as the app's bundles hold it. */
function load(file: string): Record<string, unknown> {
  const known = loaded.get(file);
  if (known) return known.exports;
  const source = fs.readFileSync(file, 'utf8');
  const { code } = transformSync(file === path.join(folder, 'index.js') ? slimDayjs(source) : source, {
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
  })!;
  const found: Module = { exports: {} };
  loaded.set(file, found);
  const resolve = (name: string) => {
    const next = path.join(path.dirname(file), name);
    return load(fs.existsSync(`${next}.js`) ? `${next}.js` : path.join(next, 'index.js'));
  };
  new Function('module', 'exports', 'require', code!)(found, found.exports, resolve);
  return found.exports;
}

const slim = load(path.join(folder, 'index.js')).default as typeof whole;
const moments = [
  0,
  Date.UTC(2024, 1, 29, 23, 59, 59),
  new Date(2026, 10, 21, 0, 5),
  '2026-11-21',
  '2026-11-21 08:09:10',
  '2026-11-21T08:09:10.123Z',
  '2026-11-21T08:09:10+08:00',
  'no date',
];

test.each(moments)('%s reads and writes as by the whole library', (moment) => {
  const patterns = Object.values(languages).flatMap(({ date, dateTime }) => [date, dateTime]);
  expect(slim(moment).isValid()).toBe(whole(moment).isValid());
  for (const pattern of ['HH:mm', 'YYYY-MM-DDTHH:mm:ssZ', ...new Set(patterns)])
    expect(slim(moment).format(pattern)).toBe(whole(moment).format(pattern));
});

test('reckoning is gone', () => {
  expect(Object.keys(Object.getPrototypeOf(slim(0)))).not.toEqual(expect.arrayContaining(['add']));
  expect(fs.statSync(path.join(folder, 'index.js')).size).toBeGreaterThan(
    slimDayjs(fs.readFileSync(path.join(folder, 'index.js'), 'utf8')).length * 1.5,
  );
});
