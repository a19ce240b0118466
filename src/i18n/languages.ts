/** The languages of the product. A language is offered to the user only when its catalogue is complete (checked by `npm run i18n:check`). */

/** How a language counts, after CLDR; Intl.PluralRules is missing on some phones. */
export type PluralForm = 'zero' | 'one' | 'other';

interface LanguageRow {
  /** The language's name in itself, the only name a user can be sure to read. */
  ownName: string;
  complete: boolean;
  plural: (n: number) => PluralForm;
  /** dayjs patterns. Only English spells months, so that no month names are needed at run time. */
  date: string;
  dateTime: string;
}

const alwaysOther = (): PluralForm => 'other';
const oneIsOne = (n: number): PluralForm => (n === 1 ? 'one' : 'other');
/** Portuguese: everything from 0 up to below 2. */
const upToTwo = (n: number): PluralForm => (Math.abs(n) < 2 ? 'one' : 'other');
/** Hindi, Bengali: 0 and everything up to 1. */
const upToOne = (n: number): PluralForm => (n >= 0 && n <= 1 ? 'one' : 'other');
/** Filipino: whole numbers but those ending in 4, 6 or 9. */
const filipino = (n: number): PluralForm =>
  !Number.isInteger(n) || [4, 6, 9].includes(Math.abs(n) % 10) ? 'other' : 'one';

const slashes = { date: 'DD/MM/YYYY', dateTime: 'DD/MM/YYYY HH:mm' };
const dots = { date: 'DD.MM.YYYY', dateTime: 'DD.MM.YYYY HH:mm' };
const han = { date: 'YYYY年M月D日', dateTime: 'YYYY年M月D日 HH:mm' };

export const languages = {
  zh: { ownName: '简体中文', complete: true, plural: alwaysOther, ...han },
  'zh-HK': { ownName: '繁體中文', complete: true, plural: alwaysOther, ...han },
  en: {
    ownName: 'English',
    complete: true,
    plural: oneIsOne,
    date: 'D MMM YYYY',
    dateTime: 'D MMM YYYY, HH:mm',
  },
  th: { ownName: 'ไทย', complete: false, plural: alwaysOther, ...slashes },
  id: { ownName: 'Bahasa Indonesia', complete: false, plural: alwaysOther, ...slashes },
  hi: { ownName: 'हिन्दी', complete: false, plural: upToOne, ...slashes },
  fil: { ownName: 'Filipino', complete: false, plural: filipino, ...slashes },
  bn: { ownName: 'বাংলা', complete: false, plural: upToOne, ...slashes },
  ja: { ownName: '日本語', complete: false, plural: alwaysOther, ...han },
  vi: { ownName: 'Tiếng Việt', complete: false, plural: alwaysOther, ...slashes },
  ne: { ownName: 'नेपाली', complete: false, plural: oneIsOne, ...slashes },
  pt: { ownName: 'Português', complete: false, plural: upToTwo, ...slashes },
  ms: { ownName: 'Bahasa Melayu', complete: false, plural: alwaysOther, ...slashes },
  it: { ownName: 'Italiano', complete: false, plural: oneIsOne, ...slashes },
  de: { ownName: 'Deutsch', complete: false, plural: oneIsOne, ...dots },
  ko: {
    ownName: '한국어',
    complete: false,
    plural: alwaysOther,
    date: 'YYYY년 M월 D일',
    dateTime: 'YYYY년 M월 D일 HH:mm',
  },
  es: { ownName: 'Español', complete: false, plural: oneIsOne, ...slashes },
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
