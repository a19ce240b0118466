// npm run tokens: writes src/ui/theme/tokens.scss from theme.ts there, and mark.scss from src/variants/mark.ts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { darkColors, darkDepths } from '../src/ui/theme/dark.ts';
import { colors, curve, depths, durations, moreContrast, radii, typeScale } from '../src/ui/theme/theme.ts';
import { mark } from '../src/variants/mark.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const properties = (values) => Object.entries(values).map(([name, value]) => `  --${name}: ${value};`);

const timesOf = (times) =>
  properties(Object.fromEntries(Object.entries(times).map(([name, time]) => [`motion-${name}`, time])));
const block = (selectors, lines) => `${selectors.join(',\n')} {\n${lines.join('\n')}\n}\n`;
const within = (media, text) => `@media (${media}) {\n${text.replace(/^(?=.)/gm, '  ')}}\n`;

export function tokensScss() {
  const light = ['page', 'body'];
  const dark = ['.ui-scheme-dark', '.ui-scheme-dark body'];
  const still = Object.fromEntries(Object.keys(durations).map((name) => [name, '0s']));
  const strong = Object.fromEntries(
    Object.entries(moreContrast).map(([faint, name]) => [faint, `var(--${name})`]),
  );
  return [
    '// Written by `npm run tokens` from theme.ts. Do not edit.\n' +
      block(light, [
        ...properties({ ...colors, ...depths }),
        ...Object.entries(radii).map(([name, value]) => `  --radius-${name}: ${value}px;`),
        ...timesOf(durations),
        `  --motion-curve: ${curve};`,
      ]),
    '// On every screen and, in a browser, on the document.\n' +
      block(dark, ['  color-scheme: dark;', ...properties({ ...darkColors, ...darkDepths })]),
    within('prefers-contrast: more', block([...light, ...dark], properties(strong))),
    within('prefers-reduced-motion: reduce', block(light, timesOf(still))),
    ...Object.entries(typeScale).map(([name, { size, line, weight }]) =>
      block(
        [`.t-${name}`],
        [`  font-size: ${size}px;`, `  line-height: ${line}px;`, `  font-weight: ${weight};`],
      ),
    ),
  ].join('\n');
}

// Apart, as tokens.scss is a style sheet of its own.
const markScss = () =>
  `// Written by \`npm run tokens\` from src/variants/mark.ts. Do not edit.\n$path: '${mark.path}';\n$line: ${mark.line};\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.writeFileSync(path.join(root, 'src/ui/theme/tokens.scss'), tokensScss());
  fs.writeFileSync(path.join(root, 'src/ui/theme/mark.scss'), markScss());
  console.log('src/ui/theme/tokens.scss and mark.scss written');
}
