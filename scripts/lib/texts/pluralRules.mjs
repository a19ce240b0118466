import path from 'node:path';
import { languageCodes } from '../../../src/domain/languages.ts';
import { root } from '../root.mjs';

export const pluralRulesFile = path.join(root, 'src/platform/polyfills/pluralRules.ts');

/** Text of src/platform/polyfills/pluralRules.ts: only our languages' rules. */
export function pluralRulesText() {
  // zh-HK counts as zh.
  const codes = [...new Set(languageCodes.map((code) => code.split('-')[0]))].sort();
  const categories = codes.map((code) => `${code} as ${code}Categories`);
  return `// Written by \`npm run i18n:types\` from src/domain/languages.ts. Do not edit.
// prettier-ignore
import { ${codes.join(', ')} } from 'make-plural/cardinals';
// prettier-ignore
import { ${categories.join(', ')} } from 'make-plural/pluralCategories';

// prettier-ignore
export const selectors = { ${codes.join(', ')} };
// prettier-ignore
export const categories = { ${codes.map((code) => `${code}: ${code}Categories`).join(', ')} };
`;
}
