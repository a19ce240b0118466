// Written by `npm run i18n:types` from src/domain/languages.ts. Do not edit.
// prettier-ignore
import { bn, de, en, es, fil, hi, id, it, ja, ko, ms, ne, pt, th, vi, zh } from 'make-plural/cardinals';
// prettier-ignore
import { bn as bnCategories, de as deCategories, en as enCategories, es as esCategories, fil as filCategories, hi as hiCategories, id as idCategories, it as itCategories, ja as jaCategories, ko as koCategories, ms as msCategories, ne as neCategories, pt as ptCategories, th as thCategories, vi as viCategories, zh as zhCategories } from 'make-plural/pluralCategories';

// prettier-ignore
export const selectors = { bn, de, en, es, fil, hi, id, it, ja, ko, ms, ne, pt, th, vi, zh };
// prettier-ignore
export const categories = { bn: bnCategories, de: deCategories, en: enCategories, es: esCategories, fil: filCategories, hi: hiCategories, id: idCategories, it: itCategories, ja: jaCategories, ko: koCategories, ms: msCategories, ne: neCategories, pt: ptCategories, th: thCategories, vi: viCategories, zh: zhCategories };
