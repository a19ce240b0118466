/** The languages of the product. A language is offered to the user only when its catalogue is complete (checked by `npm run i18n:check`). */

interface LanguageRow {
  /** The language's name in itself, the only name a user can be sure to read. */
  ownName: string;
  complete: boolean;
  /** dayjs patterns. Only English spells months, so that no month names are needed at run time. */
  date: string;
  dateTime: string;
}

const slashes = { date: 'DD/MM/YYYY', dateTime: 'DD/MM/YYYY HH:mm' };
const dots = { date: 'DD.MM.YYYY', dateTime: 'DD.MM.YYYY HH:mm' };
const han = { date: 'YYYY年M月D日', dateTime: 'YYYY年M月D日 HH:mm' };

export const languages = {
  zh: { ownName: '简体中文', complete: true, ...han },
  'zh-HK': { ownName: '繁體中文', complete: true, ...han },
  en: {
    ownName: 'English',
    complete: true,
    date: 'D MMM YYYY',
    dateTime: 'D MMM YYYY, HH:mm',
  },
  th: { ownName: 'ไทย', complete: false, ...slashes },
  id: { ownName: 'Bahasa Indonesia', complete: false, ...slashes },
  hi: { ownName: 'हिन्दी', complete: false, ...slashes },
  fil: { ownName: 'Filipino', complete: false, ...slashes },
  bn: { ownName: 'বাংলা', complete: false, ...slashes },
  ja: { ownName: '日本語', complete: false, ...han },
  vi: { ownName: 'Tiếng Việt', complete: false, ...slashes },
  ne: { ownName: 'नेपाली', complete: false, ...slashes },
  pt: { ownName: 'Português', complete: false, ...slashes },
  ms: { ownName: 'Bahasa Melayu', complete: false, ...slashes },
  it: { ownName: 'Italiano', complete: false, ...slashes },
  de: { ownName: 'Deutsch', complete: false, ...dots },
  ko: {
    ownName: '한국어',
    complete: false,
    date: 'YYYY년 M월 D일',
    dateTime: 'YYYY년 M월 D일 HH:mm',
  },
  es: { ownName: 'Español', complete: false, ...slashes },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** Whole in the bundle, so that a text is never missing. */
export const fallbackLanguage = 'zh' satisfies Language;

export const allLanguages = Object.keys(languages) as Language[];
export const offeredLanguages = allLanguages.filter((code) => languages[code].complete);

/** The offered language that a system's language tag means; English for those we do not speak. */
export function languageFromTag(tag: string | null | undefined): Language {
  const parts = (tag ?? '').toLowerCase().split(/[-_]/);
  const first = parts[0] === 'tl' ? 'fil' : parts[0];
  if (first === 'zh')
    return parts.some((p) => p === 'hant' || p === 'hk' || p === 'tw' || p === 'mo') ? 'zh-HK' : 'zh';
  return offeredLanguages.find((code) => code === first) ?? 'en';
}
