import type { Scheme } from '@/platform/types';

/** The light scheme, for `npm run tokens`. Variants override single colours at run time. */
export const colors = {
  main: '#0b7a57',
  'main-strong': '#075c41',
  'main-tint': '#e3f3ec',
  'on-main': '#ffffff',
  /** Words and signs on a status colour. */
  'on-status': '#ffffff',
  /** On a mark's own colour. */
  'on-mark': '#ffffff',
  /** A signature's sheet and print: the same in both schemes. */
  paper: '#ffffff',
  'paper-ink': '#5d6e67',
  'paper-line': '#dbe3df',
  toast: '#10231d',
  'on-toast': '#ffffff',
  home: '#0b2a22',
  'home-2': '#133a30',
  'on-home': '#f2f8f5',
  'on-home-2': '#a9c6bb',
  accent: '#7fe0b4',
  page: '#f3f6f5',
  surface: '#ffffff',
  ink: '#10231d',
  'ink-2': '#465a52',
  'ink-3': '#5d6e67',
  line: '#dbe3df',
  'line-strong': '#84958d',
  amber: '#8a5300',
  'amber-tint': '#fdf1d8',
  green: '#0b6b45',
  'green-tint': '#e0f3e9',
  red: '#b3261e',
  'red-tint': '#fceae8',
  grey: '#55625c',
  'grey-tint': '#ebefed',
  blue: '#1d5fa8',
  'blue-tint': '#e6f0fb',
} as const;

export type ColorName = keyof typeof colors;
/** For a variant or the base configuration. */
export type ThemeOverrides = Partial<Record<ColorName, string>>;

/** The dark scheme's page and cards; the rest is in dark.ts. */
export const darkGround = { page: '#0d1613', surface: '#17221e' } as const;

export const depths = {
  veil: 'rgba(6, 22, 17, 0.55)',
  'veil-light': 'rgba(0, 0, 0, 0.35)',
  'hair-dark': 'rgba(16, 35, 29, 0.14)',
  'hair-light': 'rgba(255, 255, 255, 0.2)',
  'shadow-s': '0 1px 2px rgba(11, 42, 34, 0.05)',
  'shadow-m': '0 1px 2px rgba(11, 42, 34, 0.12)',
  'shadow-l': '0 8px 28px rgba(11, 42, 34, 0.18)',
} as const;

/** For readers who ask for more contrast, in both schemes. */
export const moreContrast = {
  'ink-2': 'ink',
  'ink-3': 'ink',
  'on-home-2': 'on-home',
  line: 'line-strong',
} as const satisfies Partial<Record<ColorName, ColorName>>;

/** Of motion; none where the reader asks for less. */
export const durations = { quick: '0.16s', usual: '0.2s', slow: '0.24s' } as const;
export const curve = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export const radii = { s: 8, m: 12, l: 20, round: 999 } as const;

/** Size and line height in px at 375. */
export const typeScale = {
  hero: { size: 40, line: 48, weight: 600 },
  title: { size: 24, line: 32, weight: 600 },
  head: { size: 17, line: 24, weight: 600 },
  body: { size: 16, line: 24, weight: 400 },
  note: { size: 13, line: 18, weight: 400 },
} as const;

const hexColor = /^#[0-9a-fA-F]{6}$/;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function blend(hex: string, into: string, share: number): string {
  const part = (at: number): string => {
    const mixed =
      parseInt(hex.slice(at, at + 2), 16) * (1 - share) + parseInt(into.slice(at, at + 2), 16) * share;
    return Math.round(mixed).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Only where they differ from the style sheet's. */
export const ownColors = ({ main, home }: { main: string; home: string }) => ({
  main: main === colors.main ? undefined : main,
  home: home === colors.home ? undefined : home,
});

/** A `main` too faint on the scheme's cards or its tint is darkened or lightened for text; a `font` too faint on `home` is left out. Only `#rrggbb` counts. */
export function brandColors(
  main: string | undefined,
  home?: string,
  scheme: Scheme = 'light',
  font?: string,
): ThemeOverrides {
  const overrides: ThemeOverrides = {};
  if (main && hexColor.test(main)) {
    const dark = scheme === 'dark';
    const { page, surface } = dark ? darkGround : colors;
    const away = dark ? '#ffffff' : '#000000';
    const tint = dark ? blend(main, surface, 0.8) : blend(main, '#ffffff', 0.9);
    let readable = main;
    while (Math.min(contrast(readable, surface), contrast(readable, tint)) < 4.5)
      readable = blend(readable, away, 0.08);
    overrides.main = readable;
    overrides['main-strong'] = blend(readable, away, dark ? 0.4 : 0.22);
    overrides['main-tint'] = tint;
    overrides['on-main'] = dark ? page : surface;
    overrides.accent = blend(main, '#ffffff', 0.55);
  }
  if (home && hexColor.test(home) && contrast(home, colors['on-home']) >= 4.5) {
    overrides.home = home;
    overrides['home-2'] = blend(home, '#ffffff', 0.1);
    overrides['on-home-2'] = blend(colors['on-home'], home, 0.25);
  }
  if (font && hexColor.test(font)) {
    const ground = overrides.home ?? colors.home;
    const fainter = blend(font, ground, 0.25);
    if (contrast(fainter, overrides['home-2'] ?? colors['home-2']) >= 4.5)
      Object.assign(overrides, { 'on-home': font, 'on-home-2': fainter });
  }
  return overrides;
}

export function themeStyle(overrides: ThemeOverrides): Record<string, string> {
  return Object.fromEntries(Object.entries(overrides).map(([name, value]) => [`--${name}`, value]));
}
