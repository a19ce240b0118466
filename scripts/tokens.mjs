// npm run tokens: writes src/ui/theme/tokens.scss from theme.ts there, and mark.scss from src/variants/mark.ts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { darkColors, darkDepths } from '../src/ui/theme/dark.ts';
import { colors, depths, radii, typeScale } from '../src/ui/theme/theme.ts';
import { mark } from '../src/variants/mark.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const properties = (values) => Object.entries(values).map(([name, value]) => `  --${name}: ${value};`);

export function tokensScss() {
  const light = [
    ...properties({ ...colors, ...depths }),
    ...Object.entries(radii).map(([name, value]) => `  --radius-${name}: ${value}px;`),
  ];
  const dark = properties({ ...darkColors, ...darkDepths });
  const types = Object.entries(typeScale).map(
    ([name, { size, line, weight }]) =>
      `.t-${name} {\n  font-size: ${size}px;\n  line-height: ${line}px;\n  font-weight: ${weight};\n}`,
  );
  return `// Written by \`npm run tokens\` from theme.ts. Do not edit.\npage,\nbody {\n${light.join('\n')}\n}\n\n// On every screen and, in a browser, on the document.\n.ui-scheme-dark,\n.ui-scheme-dark body {\n  color-scheme: dark;\n${dark.join('\n')}\n}\n\n${types.join('\n\n')}\n`;
}

// Apart, as tokens.scss is a style sheet of its own.
const markScss = () =>
  `// Written by \`npm run tokens\` from src/variants/mark.ts. Do not edit.\n$path: '${mark.path}';\n$line: ${mark.line};\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.writeFileSync(path.join(root, 'src/ui/theme/tokens.scss'), tokensScss());
  fs.writeFileSync(path.join(root, 'src/ui/theme/mark.scss'), markScss());
  console.log('src/ui/theme/tokens.scss and mark.scss written');
}
