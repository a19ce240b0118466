// npm run bundle:check [target...]: checks the built files.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { CHOICE } from '../config/everyBrand/index.ts';
import { variants } from '../src/variants/table.ts';
import { TARGETS } from './lib/build/builds.mjs';
import { clientKeyProblems } from './lib/build/clientKeys.mjs';
import { root } from './lib/root.mjs';
import { listFiles } from './lib/build/sizes.mjs';

/** Non-secret uses in libraries, each with its reason. */
const harmlessRandom = [
  [
    /Math\.random\(\)\.toString\(36\)/,
    'React and Taro: names of their own internal properties; ids of DOM nodes',
  ],
  [
    /fromInt\(\w+\[Math\.floor\(Math\.random\(\) ?\* ?\w+\.length\)\]\)/,
    'jsbn: test for primes, which only the making of RSA keys asks for; nothing here makes any',
  ],
  [
    /65536 ?\* ?Math\.random\(\)/,
    'jsencrypt: its seed where there is no secure one; src/api/crypto/rsa.ts never uses a library that was loaded so',
  ],
  [/1e7 ?\* ?Math\.random\(\) ?\| ?0/, 'decimal.js: Decimal.random(), which nothing here calls'],
  [
    /_redrawId ?= ?Math\.random\(\)|Math\.random\(\)\.toFixed\([35]\)|Tooltip\w*\(.*Math\.random\(\)|Math\.random\(\);this\._showOrMove/,
    'ECharts: names of its own internal properties, numbers of its redraws and of its pending tooltips',
  ],
];
const forbidden = [
  [/\biv\s*:\s*[\w.]+\.parse\(\s*["'`]/, 'a fixed IV'],
  [/\/\/# sourceMappingURL=[^"'`\s]+\s*$/, 'a source map reference'],
];

/** Cookies of other brands, and the brand choice of QA's build. */
const brand = process.env.TARO_APP_VARIANT ?? 'main';
const otherBrands = [
  CHOICE,
  ...Object.keys(variants)
    .filter((id) => id !== brand)
    .map((id) => variants[id].tokenCookie),
];

/** See babel.config.js. */
const ecmaVersion = 2016;
/** Missing in the oldest engines and in src/platform/engine. */
const lackingCalls =
  /\.(replaceAll|allSettled|findLast|findLastIndex|toReversed|toSorted|toSpliced|trimStart|trimEnd|withResolvers|fromAsync|groupBy|hasOwn)\(/;

/** Missing in the oldest engines; src/ui/theme/space.scss uses margins. */
const lackingStyle = /[{;]\s*((?:row-|column-)?gap)\s*:/;

const around = (source, index) => source.slice(Math.max(0, index - 60), index + 90).replace(/\s+/g, ' ');

function check(target) {
  const folder = path.join(root, 'dist', target);
  const problems = target === 'h5' ? [] : clientKeyProblems(target, folder);
  const allowed = new Map();
  const files = listFiles(folder);
  for (const file of files.filter((name) => name.endsWith('.map')))
    problems.push(`${file}: holds the sources`);
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const name of otherBrands)
      if (new RegExp(`\\b${name}\\b`).test(source)) problems.push(`${file}: of another brand: ${name}`);
  }
  for (const file of files.filter((name) => /\.(css|wxss|acss)$/.test(name))) {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    const lacking = lackingStyle.exec(source);
    if (lacking)
      problems.push(`${file}: old engines have no ${lacking[1]}: …${around(source, lacking.index)}…`);
  }
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    try {
      parse(source, { ecmaVersion, sourceType: 'script' });
    } catch (error) {
      problems.push(`${file}: does not parse as ES${ecmaVersion}: ${error.message}`);
    }
    const lacking = target === 'alipay' && lackingCalls.exec(source);
    if (lacking)
      problems.push(`${file}: old engines have no ${lacking[1]}: …${around(source, lacking.index)}…`);
    for (const { index } of source.matchAll(/Math\.random\b/g)) {
      const snippet = around(source, index);
      const reason = harmlessRandom.find(([pattern]) => pattern.test(snippet))?.[1];
      if (reason) allowed.set(reason, (allowed.get(reason) ?? 0) + 1);
      else problems.push(`${file}: Math.random: …${snippet}…`);
    }
    for (const [pattern, what] of forbidden) {
      const hit = pattern.exec(source);
      if (hit) problems.push(`${file}: ${what}: …${around(source, hit.index)}…`);
    }
  }
  console.log(`${target}: ${scripts.length} files parsed, ${problems.length} problems`);
  for (const [reason, count] of allowed) console.log(`  Math.random x ${count}, harmless: ${reason}`);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length;
}

const targets = process.argv.slice(2);
const problems = (targets.length ? targets : TARGETS).reduce((sum, target) => sum + check(target), 0);
process.exit(problems ? 1 : 0);
