import fs from 'node:fs';
import path from 'node:path';
import { iconNames } from '@/ui/Icon/iconNames';
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

it.each(pairs)('text in %s on %s is readable (4.5:1)', (text, ground) => {
  expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
});

it.each(['#5b3cc4', '#ffd400', '#7fe0b4', '#000000', '#ff0000'])(
  'given the brand colour %s, then what is drawn in it and on it is readable',
  (main) => {
    const brand = brandColors(main);
    expect(contrast(brand.main as string, colors.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(brand['main-strong'] as string, brand['main-tint'] as string)).toBeGreaterThanOrEqual(
      4.5,
    );
  },
);

it.each([undefined, '', 'green', 'url(x)', '#12', '#00000; --x: y'])(
  'given %s as brand colour, then the defaults stay',
  (main) => {
    expect(brandColors(main, main)).toEqual({});
  },
);

it('given the theme, then tokens.scss is what `npm run tokens` writes from it', () => {
  const scss = read('theme/tokens.scss');
  for (const [name, value] of Object.entries({ ...colors, ...depths }))
    expect(scss).toContain(`--${name}: ${value};`);
});

it('every icon is drawn, and every country that we name has its flag', () => {
  const icons = read('Icon/icon.scss');
  expect(iconNames.filter((name) => !icons.includes(`\n  '${name}':`))).toEqual([]);
  const flags = path.resolve(__dirname, '../../../node_modules/circle-flags/flags');
  const files = ['EU', ...countryList.map(({ alpha2 }) => alpha2)].map((name) => `${name.toLowerCase()}.svg`);
  expect(files.filter((file) => !fs.existsSync(path.join(flags, file)))).toEqual([]);
});

it('only the tokens name colours; beside them codes, which are black on white for those that read them, and what shows when no screen has loaded', () => {
  const src = path.resolve(__dirname, '../../../src');
  const styles = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss') && !/^(app|.*[\\/](tokens|icon|qrCode))\.scss$/.test(file));
  expect(styles.length).toBeGreaterThan(30);
  const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i;
  expect(styles.filter((file) => literal.test(fs.readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
