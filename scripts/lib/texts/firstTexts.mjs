import path from 'node:path';
import { languageCodes } from '../../../src/domain/languages.ts';
import { firstKeys } from '../../../src/i18n/first/keys.ts';
import { flatten, readCatalogue } from './locales.mjs';
import { root } from '../root.mjs';

export const firstTextsFile = path.join(root, 'src/i18n/first/table.ts');

function few(flat) {
  const catalogue = {};
  for (const key of firstKeys) {
    const steps = key.split('.');
    const last = steps.pop();
    let at = catalogue;
    for (const step of steps) at = at[step] ??= {};
    at[last] = flat.get(key);
  }
  return catalogue;
}

/** Text of src/i18n/first/table.ts. */
export function firstTextsText() {
  const rows = languageCodes.flatMap((code) => {
    const catalogue = readCatalogue(code);
    return catalogue ? [`  [${JSON.stringify(code)}, ${JSON.stringify(few(flatten(catalogue)))}],\n`] : [];
  });
  return `// Written by \`npm run i18n:types\` from locales/ by the keys of keys.ts. Do not edit.
import type { Catalogue } from '../catalogue';
import type { Language } from '../languages';

// prettier-ignore
export const firstTexts: readonly (readonly [Language, Catalogue])[] = [
${rows.join('')}];
`;
}
