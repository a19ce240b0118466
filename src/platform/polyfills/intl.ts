/* WeChat on Android lacks Intl, which i18next's plurals need. In all mini-programs, to count alike. */
import getPluralRules from 'intl-pluralrules/factory';
import { categories, selectors } from './pluralRules';

/** As far as plural rules need it. */
class PlainNumberFormat {
  format(value: number): string {
    return String(value);
  }
  resolvedOptions() {
    return { locale: 'en' };
  }
}

type Code = keyof typeof selectors;

// Its types name instances, not classes.
const PluralRules = getPluralRules(
  PlainNumberFormat as unknown as Intl.NumberFormat,
  (code) => (code in selectors ? (count) => selectors[code as Code](count) : undefined),
  (code) => [...categories[code as Code].cardinal],
  () => (_start, end) => end,
) as unknown as typeof Intl.PluralRules;

const IntlPolyfill = { PluralRules };
export { IntlPolyfill as Intl };
