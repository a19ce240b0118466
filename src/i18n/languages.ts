import { languageCodes, languageRow, requestFallback, type LanguageCode } from '@/domain/languages';

export { isLanguage as isOffered, languageCodes as offeredLanguages, languages } from '@/domain/languages';
export type Language = LanguageCode;

/** Bundled whole, so that no text is ever missing. */
export const fallbackLanguage = 'zh' satisfies Language;

export const languageNamed = (name: string): Language | undefined =>
  languageCodes.find((code) => code.toLowerCase() === name.toLowerCase().replace('_', '-'));

/** From a system's language tag; English by default. */
export function languageFromTag(tag: string | null | undefined): Language {
  const parts = (tag ?? '').toLowerCase().split(/[-_]/);
  const first = parts[0] ?? '';
  if (first === 'zh')
    return parts.some((p) => p === 'hant' || p === 'hk' || p === 'tw' || p === 'mo') ? 'zh-HK' : 'zh';
  return (
    languageCodes.find((code) => code === first || languageRow(code).tags?.includes(first)) ?? requestFallback
  );
}
