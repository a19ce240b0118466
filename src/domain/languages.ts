interface LanguageRow {
  /** The language's name in itself, the only name a user can be sure to read. */
  ownName: string;
  /** Value of the `lang` request header, where it is not the code itself. */
  header?: string;
  /** Other codes by which phones call it. */
  tags?: readonly string[];
  /** dayjs patterns. Only English spells months, so that no month names are needed at run time. */
  date: string;
  dateTime: string;
  /** Where they are not `.` after a sentence and `，` in a list of full-width words. */
  marks?: { readonly stop?: string; readonly comma?: string };
}

const slashes = { date: 'DD/MM/YYYY', dateTime: 'DD/MM/YYYY HH:mm' };
const dots = { date: 'DD.MM.YYYY', dateTime: 'DD.MM.YYYY HH:mm' };
/** Ends a sentence in Devanagari and Bengali. */
const danda = { stop: '।' };
const han = { date: 'YYYY年M月D日', dateTime: 'YYYY年M月D日 HH:mm' };

/** The languages of the product, all offered. A new one is a row here and a whole folder in `locales/`. */
export const languages = {
  zh: { ownName: '简体中文', header: 'zh-cn', ...han },
  'zh-HK': { ownName: '繁體中文', header: 'zh-hk', ...han },
  en: {
    ownName: 'English',
    date: 'D MMM YYYY',
    dateTime: 'D MMM YYYY, HH:mm',
  },
  // Thai parts sentences by a space.
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
    dateTime: 'YYYY년 M월 D일 HH:mm',
  },
  es: { ownName: 'Español', ...slashes },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];
export const languageRow = (code: LanguageCode): LanguageRow => languages[code];

/** Where requests fall back; the texts themselves fall back to zh. */
export const requestFallback = 'en' satisfies LanguageCode;

export const isLanguage = (code: string): code is LanguageCode =>
  Object.prototype.hasOwnProperty.call(languages, code);

/** Value of the `lang` request header: zh-cn, zh-hk, otherwise the language itself, en for anything else. */
export const langHeader = (language: string | null | undefined): string =>
  language && isLanguage(language) ? (languageRow(language).header ?? language) : requestFallback;

/** The language that a `lang` header asks for; its code will do, too. */
export const languageOfHeader = (header: string): LanguageCode =>
  languageCodes.find((code) => code === header || langHeader(code) === header) ?? requestFallback;
