import { languageCodes } from '../../../src/domain/languages.ts';

const scriptNames = { Hans: ['Han'], Hant: ['Han'], Jpan: ['Han', 'Hira', 'Kana'], Kore: ['Hang'] };
const scriptsOf = (code) => {
  const { script } = new Intl.Locale(code).maximize();
  return scriptNames[script] ?? [script];
};
/** Latin names are everywhere. */
const scripts = [...new Set(languageCodes.flatMap(scriptsOf))].filter((script) => script !== 'Latn');

/** Matches each letter of another language's script. */
export function foreignLetters(code) {
  const foreign = scripts.filter((script) => !scriptsOf(code).includes(script));
  return new RegExp(`[${foreign.map((script) => `\\p{sc=${script}}`).join('')}]`, 'gu');
}
