import { languageCodes, type LanguageCode } from '@/domain/languages';

export {
  isLanguage as isOffered,
  languageCodes as offeredLanguages,
  languageFromTag,
  languages,
} from '@/domain/languages';
export type Language = LanguageCode;

/** Bundled whole: no text is ever missing. */
export const fallbackLanguage = 'zh' satisfies Language;

export const languageNamed = (name: string): Language | undefined =>
  languageCodes.find((code) => code.toLowerCase() === name.toLowerCase().replace('_', '-'));
