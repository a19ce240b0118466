import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import whole from 'i18next';
import slimI18next from '../../../config/loaders/slimI18next';

const root = path.resolve(__dirname, '../../..');

/** i18next as the app's bundles hold it. */
function loadSlim(): typeof whole {
  const source = fs.readFileSync(path.join(root, 'node_modules/i18next/dist/esm/i18next.js'), 'utf8');
  const { code } = transformSync(slimI18next(source), {
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
  })!;
  const loaded = { exports: {} as { default: typeof whole } };
  new Function('module', 'exports', code!)(loaded, loaded.exports);
  return loaded.exports.default;
}

function engineOf(library: typeof whole) {
  const engine = library.createInstance();
  void engine.init({
    lng: 'zh',
    initAsync: false,
    resources: {},
    nsSeparator: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return engine;
}

type Node = { [key: string]: string | Node };
const leaves = (node: Node, at = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : leaves(value, `${at}${key}.`),
  );

describe('i18next as the bundles hold it', () => {
  it('given every text of every language, then each is kept and filled in as by the whole library', () => {
    const slim = engineOf(loadSlim());
    const full = engineOf(whole);
    let compared = 0;
    for (const language of fs.readdirSync(path.join(root, 'locales'))) {
      for (const file of fs.readdirSync(path.join(root, 'locales', language))) {
        const texts = JSON.parse(fs.readFileSync(path.join(root, 'locales', language, file), 'utf8')) as Node;
        const ns = path.basename(file, '.json');
        for (const engine of [slim, full]) engine.addResourceBundle(language, ns, texts, true, true);
        for (const [key, text] of leaves(texts)) {
          const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!);
          const params = Object.fromEntries(names.map((name, n) => [name, n % 2 ? n : `{{${name}}} $1 <b>`]));
          const filled = (engine: typeof whole) =>
            engine.services.interpolator.interpolate(
              engine.getResource(language, ns, key) as string,
              params,
              language,
              params,
            );
          expect(filled(slim)).toBe(filled(full));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
