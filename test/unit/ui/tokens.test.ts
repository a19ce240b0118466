import fs from 'node:fs';
import path from 'node:path';
import { iconNames } from '@/ui/Icon/iconNames';
import { darkColors, darkDepths } from '@/ui/theme/dark';
import { brandColors, colors, contrast, depths } from '@/ui/theme/theme';
import { countryList } from '@/domain/countries/countries';

const read = (name: string): string =>
  fs.readFileSync(path.resolve(__dirname, '../../../src/ui', name), 'utf8');

const pairs: [keyof typeof colors, keyof typeof colors][] = [
  ['ink', 'page'],
  ['ink-2', 'page'],
  ['ink-3', 'page'],
  ['ink-3', 'surface'],
  ['ink-3', 'grey-tint'],
  ['main', 'surface'],
  ['main', 'page'],
  ['on-main', 'main'],
  ['on-status', 'red'],
  ['on-status', 'main'],
  ['on-toast', 'toast'],
  ['main-strong', 'main-tint'],
  ['paper-ink', 'paper'],
  ['on-home', 'home'],
  ['on-home-2', 'home'],
  ['on-home', 'home-2'],
  ['amber', 'amber-tint'],
  ['green', 'green-tint'],
  ['red', 'red-tint'],
  ['red', 'surface'],
  ['grey', 'grey-tint'],
  ['blue', 'blue-tint'],
];

describe.each([
  ['light', colors],
  ['dark', { ...colors, ...darkColors }],
] as const)('in the %s scheme', (_, scheme) => {
  it.each(pairs)('text in %s on %s is readable (4.5:1)', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(
  ['#5b3cc4', '#ffd400', '#7fe0b4', '#000000', '#ff0000'].flatMap((main) => [
    { main, scheme: 'light' as const, ground: colors },
    { main, scheme: 'dark' as const, ground: { ...colors, ...darkColors } },
  ]),
)(
  'given the brand colour $main in the $scheme scheme, then what is drawn in it and on it is readable',
  ({ main, scheme, ground }) => {
    const palette = { ...ground, ...brandColors(main, undefined, scheme) };
    for (const [text, on] of [
      ['main', 'surface'],
      ['on-main', 'main'],
      ['main-strong', 'main-tint'],
      ['ink', 'main-tint'],
    ] as const)
      expect([text, on, contrast(palette[text], palette[on]) >= 4.5]).toEqual([text, on, true]);
  },
);

it.each([undefined, '', 'green', 'url(x)', '#12', '#00000; --x: y'])(
  'given %s as brand colour, then the defaults stay',
  (main) => {
    expect(brandColors(main, main)).toEqual({});
  },
);

it("given a merchant's type colour, then it counts where it is readable on the home", () => {
  expect(brandColors(undefined, '#0b1a33', 'light', '#ffd86b')['on-home']).toBe('#ffd86b');
  for (const faint of ['#0b1a33', '#33415c', 'gold', ''])
    expect(brandColors(undefined, '#0b1a33', 'light', faint)['on-home']).toBeUndefined();
});

it('given the theme, then tokens.scss is what `npm run tokens` writes from it', () => {
  const [light = '', dark = ''] = read('theme/tokens.scss').split('.ui-scheme-dark,');
  for (const [name, value] of Object.entries({ ...colors, ...depths }))
    expect(light).toContain(`--${name}: ${value};`);
  for (const [name, value] of Object.entries({ ...darkColors, ...darkDepths }))
    expect(dark).toContain(`--${name}: ${value};`);
});

it('every icon is drawn, and every country that we name has its flag', () => {
  const icons = read('Icon/icon.scss');
  expect(iconNames.filter((name) => !icons.includes(`\n  '${name}':`))).toEqual([]);
  const flags = path.resolve(__dirname, '../../../node_modules/circle-flags/flags');
  const files = ['EU', ...countryList.map(({ alpha2 }) => alpha2)].map((name) => `${name.toLowerCase()}.svg`);
  expect(files.filter((file) => !fs.existsSync(path.join(flags, file)))).toEqual([]);
});

it('only the tokens name colours; besides them codes, which are black on white for those that read them, and what shows when no screen has loaded', () => {
  const src = path.resolve(__dirname, '../../../src');
  const styles = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss') && !/^(app|.*[\\/](tokens|icon|qrCode))\.scss$/.test(file));
  expect(styles.length).toBeGreaterThan(30);
  const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i;
  expect(styles.filter((file) => literal.test(fs.readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
