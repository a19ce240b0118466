/** The 17 languages of the product. How each is named, dated and counted stands with the texts, in src/i18n. */
export const languageCodes = [
  'zh',
  'zh-HK',
  'en',
  'th',
  'id',
  'hi',
  'fil',
  'bn',
  'ja',
  'vi',
  'ne',
  'pt',
  'ms',
  'it',
  'de',
  'ko',
  'es',
] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Where requests fall back; the texts themselves fall back to zh. */
export const requestFallback = 'en' satisfies LanguageCode;

const headerByLanguage: Partial<Record<LanguageCode, string>> = { zh: 'zh-cn', 'zh-HK': 'zh-hk' };

export const isLanguage = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** Value of the `lang` request header: zh-cn, zh-hk, otherwise the language itself, en for anything else. */
export const langHeader = (language: string | null | undefined): string =>
  language && isLanguage(language) ? (headerByLanguage[language] ?? language) : requestFallback;
