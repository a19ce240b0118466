/*
 * WeChat on Android lacks Intl, which i18next needs for plurals. Provided as `Intl` on all mini-programs
 * (ProvidePlugin), so that they count alike.
 */
import getPluralRules from 'intl-pluralrules/factory';
import { categories, selectors } from './pluralRules';

/** The part of Intl.NumberFormat that plural rules use, without digit options. */
class PlainNumberFormat {
  format(value: number): string {
    return String(value);
  }
  resolvedOptions() {
    return { locale: 'en' };
  }
}

type Code = keyof typeof selectors;

// The package's types name instances where it takes classes.
const PluralRules = getPluralRules(
  PlainNumberFormat as unknown as Intl.NumberFormat,
  (code) => (code in selectors ? (count) => selectors[code as Code](count) : undefined),
  (code) => [...categories[code as Code].cardinal],
  () => (_start, end) => end,
) as unknown as typeof Intl.PluralRules;

const IntlPolyfill = { PluralRules };
export { IntlPolyfill as Intl };
