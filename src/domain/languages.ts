interface LanguageRow {
  ownName: string;
  /** Request header, if not the code. */
  header?: string;
  /** Other codes used by phones. */
  tags?: readonly string[];
  /** dayjs patterns; only English spells months: no month names are bundled. */
  date: string;
  /** Within the year. */
  day: string;
  /** After either; default ` HH:mm`. */
  time?: string;
  /** Defaults: `.` after a sentence, `，` in a list of full-width words. */
  marks?: { readonly stop?: string; readonly comma?: string };
}

const slashes = { date: 'DD/MM/YYYY', day: 'DD/MM' };
const dots = { date: 'DD.MM.YYYY', day: 'DD.MM.' };
/** Full stop in Devanagari and Bengali. */
const danda = { stop: '।' };
const han = { date: 'YYYY年M月D日', day: 'M月D日' };

/** A new one also needs a full folder in `locales/`. */
export const languages = {
  zh: { ownName: '简体中文', header: 'zh-cn', ...han },
  'zh-HK': { ownName: '繁體中文', header: 'zh-hk', ...han },
  en: {
    ownName: 'English',
    date: 'D MMM YYYY',
    day: 'D MMM',
    time: ', HH:mm',
  },
  // Thai separates sentences by a space.
  th: { ownName: 'ไทย', marks: { stop: '' }, ...slashes },
  id: { ownName: 'Bahasa Indonesia', tags: ['in'], ...slashes },
  hi: { ownName: 'हिन्दी', marks: danda, ...slashes },
  fil: { ownName: 'Filipino', tags: ['tl'], ...slashes },
  bn: { ownName: 'বাংলা', marks: danda, ...slashes },
  ja: { ownName: '日本語', marks: { comma: '、' }, ...han },
  vi: { ownName: 'Tiếng Việt', ...slashes },
  ne: { ownName: 'नेपाली', marks: danda, ...slashes },
  pt: { ownName: 'Português', ...slashes },
  ms: { ownName: 'Bahasa Melayu', ...slashes },
  it: { ownName: 'Italiano', ...slashes },
  de: { ownName: 'Deutsch', ...dots },
  ko: {
    ownName: '한국어',
    date: 'YYYY년 M월 D일',
    day: 'M월 D일',
  },
  es: { ownName: 'Español', ...slashes },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];
export const languageRow = (code: LanguageCode): LanguageRow => languages[code];

/** For requests; texts fall back to zh. */
export const requestFallback = 'en' satisfies LanguageCode;

export const isLanguage = (code: string): code is LanguageCode =>
  Object.prototype.hasOwnProperty.call(languages, code);

/** zh-cn, zh-hk, else the language. */
export const langHeader = (language: string | null | undefined): string =>
  language && isLanguage(language) ? (languageRow(language).header ?? language) : requestFallback;

export const languageOfHeader = (header: string): LanguageCode =>
  languageCodes.find((code) => code === header || langHeader(code) === header) ?? requestFallback;

/** English by default. */
export function languageFromTag(tag: string | null | undefined): LanguageCode {
  const parts = (tag ?? '').toLowerCase().split(/[-_]/);
  const first = parts[0] ?? '';
  if (first === 'zh')
    return parts.some((p) => p === 'hant' || p === 'hk' || p === 'tw' || p === 'mo') ? 'zh-HK' : 'zh';
  return (
    languageCodes.find((code) => code === first || languageRow(code).tags?.includes(first)) ?? requestFallback
  );
}
