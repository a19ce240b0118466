import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { compile } from 'sass';
import { darkColors } from '@/ui/theme/dark';
import { brandColors, colors, contrast, durations, moreContrast, type ColorName } from '@/ui/theme/theme';
import { variants } from '@/variants/table';

const src = path.resolve(__dirname, '../../../src');
const sheets = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss') && path.basename(file) !== 'svg.scss')
  .map((file) => ({ file, css: postcss.parse(compile(path.join(src, file)).css) }));

const rules = sheets.flatMap(({ file, css }) => {
  const found: { file: string; rule: Rule }[] = [];
  css.walkRules((rule) => void found.push({ file, rule }));
  return found;
});
const declared = (rule: Rule, ...names: string[]): string | undefined =>
  rule.nodes.find((node): node is Declaration => node.type === 'decl' && names.includes(node.prop))?.value;
const token = (value: string | undefined): ColorName | undefined => {
  const name = /var\(--([a-z0-9-]+)\)/.exec(value ?? '')?.[1];
  return name && name in colors ? (name as ColorName) : undefined;
};

/** Of every brand in both schemes, like ui/theme/themeStore. */
const palettes = Object.entries(variants).flatMap(([brand, { theme }]) => {
  const own = (of: 'main' | 'home') => (theme[of] === colors[of] ? undefined : theme[of]);
  return (['light', 'dark'] as const).map((scheme) => ({
    brand,
    scheme,
    palette: {
      ...colors,
      ...(scheme === 'dark' && darkColors),
      ...brandColors(own('main'), own('home'), scheme),
    },
  }));
});
const faintIn = (
  pairs: Iterable<readonly [ColorName, ColorName]>,
  least: number,
  among: typeof palettes = palettes,
) =>
  [...pairs].flatMap(([over, ground]) =>
    among
      .map(({ brand, scheme, palette }) => ({
        brand,
        scheme,
        over,
        ground,
        ratio: contrast(palette[over], palette[ground]),
      }))
      .filter(({ ratio }) => ratio < least),
  );

const written = new Map(
  rules.flatMap(({ file, rule }) => {
    const [text, ground] = [token(declared(rule, 'color')), token(declared(rule, 'background'))];
    return text && ground ? [[`${text} on ${ground}`, { text, ground, file }] as const] : [];
  }),
);

/** Also told in text: 3:1 is enough. */
const signs = ['line-strong on surface'];

it('every pair of words and ground that a style names is readable in every brand (4.5:1)', () => {
  expect(written.size).toBeGreaterThan(15);
  const pairs = [...written].filter(([pair]) => !signs.includes(pair));
  const faint = faintIn(
    pairs.map(([, { text, ground }]) => [text, ground] as const),
    4.5,
  );
  expect(faint).toEqual([]);
});

const grounds: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: ['page', 'surface', 'main-tint', 'grey-tint', 'amber-tint', 'red-tint', 'blue-tint', 'green-tint'],
  'ink-2': ['page', 'surface', 'main-tint', 'grey-tint'],
  'ink-3': ['page', 'surface', 'grey-tint'],
  main: ['page', 'surface', 'main-tint'],
  'main-strong': ['surface', 'main-tint'],
  'on-main': ['main', 'main-strong'],
  'on-home': ['home', 'home-2'],
  'on-home-2': ['home', 'home-2'],
  accent: ['home', 'home-2'],
  home: ['accent'],
  'on-status': ['red', 'green', 'grey', 'main', 'amber', 'blue'],
  'on-toast': ['toast'],
  'paper-ink': ['paper'],
  red: ['page', 'surface', 'red-tint'],
  green: ['surface', 'green-tint'],
  amber: ['surface', 'amber-tint'],
  blue: ['surface', 'blue-tint'],
  grey: ['surface', 'grey-tint'],
};

it.each(Object.entries(grounds).flatMap(([text, list]) => list.map((ground) => [text, ground] as const)))(
  'words in %s on %s are readable in every brand (4.5:1)',
  (text, ground) => {
    expect(faintIn([[text as ColorName, ground]], 4.5)).toEqual([]);
  },
);

it('every colour that a style gives to words has its grounds in the table above', () => {
  const used = new Set(rules.map(({ rule }) => token(declared(rule, 'color'))));
  const bare = [...used].filter(
    (name) => name && !grounds[name] && !['line-strong', 'on-mark'].includes(name),
  );
  expect(bare).toEqual([]);
});

it('a reader who asks for more contrast reads quiet words at 7:1 in every brand', () => {
  const quiet = Object.entries(grounds).flatMap(([text, list]) => {
    const strong = moreContrast[text as keyof typeof moreContrast];
    return strong ? list.map((ground) => [strong, ground] as const) : [];
  });
  expect(quiet.length).toBeGreaterThan(5);
  expect(faintIn(quiet, 7)).toEqual([]);
  const sheet = rules.filter(
    ({ file, rule }) =>
      file.endsWith('tokens.scss') &&
      /prefers-contrast/.test(String(Reflect.get(rule.parent ?? {}, 'params'))),
  );
  for (const [faint, strong] of Object.entries(moreContrast))
    expect(sheet.map(({ rule }) => declared(rule, `--${faint}`))).toEqual([`var(--${strong})`]);
});

it('what is drawn by a mask in the words’ colour is seen where the reader’s own colours are forced', () => {
  const isForced = (rule: Rule): boolean =>
    /forced-colors/.test(String(Reflect.get(rule.parent ?? {}, 'params')));
  const forced = rules.filter(({ rule }) => isForced(rule) && declared(rule, 'background') === 'CanvasText');
  const masks = rules.filter(({ rule }) => !isForced(rule) && declared(rule, 'mask'));
  expect(masks.length).toBeGreaterThan(3);
  const lost = masks.filter(
    ({ file, rule }) =>
      !forced.some((one) => one.file === file && one.rule.selectors.join() === rule.selectors.join()),
  );
  expect(lost.map(({ file, rule }) => `${file}: ${rule.selector}`)).toEqual([]);
});

const controls: readonly (readonly [ColorName, ColorName])[] = [
  ['accent', 'home'],
  ['accent', 'home-2'],
  ['main', 'surface'],
  ['main', 'page'],
  ['line-strong', 'surface'],
  ['red', 'surface'],
];

it.each(controls)('a control in %s stands out from %s in every brand (3:1)', (control, ground) => {
  expect(faintIn([[control, ground]], 3)).toEqual([]);
});

it('a card stands out from the dark home of the light scheme in every brand (3:1)', () => {
  const light = palettes.filter(({ scheme }) => scheme === 'light');
  expect(faintIn([['surface', 'home']], 3, light)).toEqual([]);
});

it('a brand with colours of its own is among those that are looked at', () => {
  const wallet = palettes.find(({ brand }) => brand === 'walletPartner')?.palette;
  expect([wallet?.main, wallet?.home]).toEqual([
    variants.walletPartner.theme.main,
    variants.walletPartner.theme.home,
  ]);
});

it.each(['#5b3cc4', '#ffd400', '#000000', '#ff0000'])(
  'given the brand colour %s, then the main action stands out from the dark home, and its words from it',
  (main) => {
    const brand = { ...colors, ...brandColors(main) };
    expect(contrast(brand.accent, brand.home)).toBeGreaterThanOrEqual(3);
    expect(contrast(brand.home, brand.accent)).toBeGreaterThanOrEqual(4.5);
  },
);

const seconds = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.])(\d*\.?\d+)(ms|s)\b/g)].map(
    ([, number, unit]) => Number(number) / (unit === 'ms' ? 1000 : 1),
  );

it('what moves takes less than 250 ms and not at all where motion is unwanted; what turns while one waits is stilled or slowed', () => {
  const still = (rule: Rule): boolean =>
    rule.parent?.type === 'atrule' &&
    /prefers-reduced-motion/.test(String(Reflect.get(rule.parent, 'params')));
  const stilled = rules.filter(({ rule }) => still(rule)).flatMap(({ rule }) => rule.selectors);
  const moving = rules
    .filter(({ rule }) => !still(rule))
    .flatMap(({ file, rule }) =>
      rule.nodes
        .filter(
          (node): node is Declaration => node.type === 'decl' && /^(animation|transition)$/.test(node.prop),
        )
        .map(({ value }) => ({ file, selectors: rule.selectors, value })),
    );
  expect(moving.length).toBeGreaterThan(8);
  const wrong = moving.filter(
    ({ selectors, value }) =>
      !value.includes('var(--motion-') &&
      // Only delayed, nothing moves.
      !value.includes('step-end') &&
      !selectors.every((selector) => stilled.includes(selector)),
  );
  expect(wrong).toEqual([]);
  const none = rules.find(({ file, rule }) => file.endsWith('tokens.scss') && still(rule))?.rule as Rule;
  for (const [name, time] of Object.entries(durations)) {
    expect(seconds(time).every((one) => one < 0.25)).toBe(true);
    expect(declared(none, `--motion-${name}`)).toBe('0s');
  }
});

it('no style needs `gap`, which flex containers got later than the oldest engine promised (ui/theme/space.scss)', () => {
  const gaps = rules.filter(({ rule }) => declared(rule, 'gap', 'row-gap', 'column-gap', 'grid-gap'));
  expect(gaps.map(({ file, rule }) => `${file}: ${rule.selector}`)).toEqual([]);
});

const inBrowsersAlone = ['browser', 'motion', 'wide'].map((name) => `ui/Screen/${name}.scss`);

it('every selector is one that the chat app compiles: each part begins with a tag, a class or an id', () => {
  const strange = rules
    .filter(({ file }) => !inBrowsersAlone.includes(file))
    .flatMap(({ rule }) => rule.selectors)
    .filter((selector) => selector.split(/[\s>+~]+/).some((part) => !/^[a-z\d.#]/.test(part)));
  expect(strange).toEqual([]);
});

it('the frame of an offer has the shape of every picture in it: none is cut', () => {
  const frame = rules.find(({ rule }) => rule.selector === '.ui-banner__frame')?.rule as Rule;
  const pictures = path.resolve(src, '../sandbox/static/banners');
  const shapes = fs.readdirSync(pictures).map((name) => {
    const text = fs.readFileSync(path.join(pictures, name), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
    return (Number(height) / Number(width)) * 100;
  });
  expect(shapes.length).toBeGreaterThan(5);
  for (const shape of shapes) expect(parseFloat(declared(frame, 'padding-top') ?? '')).toBeCloseTo(shape);
});
