import type { CountryCode } from '@/domain/countries';
import { countryList, payoutCurrency } from '@/domain/countries';
import { precisionOf } from '@/domain/currencies';
import { isMarket, marketCodes, markets } from '@/domain/markets';
import { payeeFormsOf } from '@/schemas/payee';
import type { NewRow } from '../db/schema';

/** Heads the list of targets. */
const frequentTargets = ['CHN', 'PHL', 'IND', 'VNM', 'IDN', 'NPL', 'BGD', 'PAK', 'LKA', 'THA', 'MYS', 'MEX'];

/** Stable: equal ranks keep their order. */
export function mostFrequentFirst(a: { code: string }, b: { code: string }): number {
  const rank = ({ code }: { code: string }): number =>
    frequentTargets.includes(code) ? frequentTargets.indexOf(code) : frequentTargets.length;
  return rank(a) - rank(b);
}

/** The group market EU is only a source. */
export function countryRows(): NewRow<'countries'>[] {
  const targets = countryList.map((row) => ({
    code: row.code,
    currency: row.currency,
    payout_currency: payoutCurrency(row.code as CountryCode),
    currency_precision: precisionOf(payoutCurrency(row.code as CountryCode)),
    continent: row.continent,
    area_code: row.areaCode,
    source_status: isMarket(row.code) ? markets[row.code].status : null,
    target_status: Object.keys(payeeFormsOf(row.code)).length > 0 ? 'opened' : 'soonOpen',
  }));
  const groups = marketCodes
    .filter((code) => !targets.some((row) => row.code === code))
    .map((code) => ({
      code,
      currency: markets[code].currency,
      payout_currency: markets[code].currency,
      currency_precision: precisionOf(markets[code].currency),
      continent: 'europe',
      area_code: markets[code].areaCode,
      source_status: markets[code].status,
      target_status: null,
    }));
  // Markets first, as in pickers.
  const place = (code: string) => (isMarket(code) ? marketCodes.indexOf(code) : marketCodes.length);
  return [...targets, ...groups]
    .sort((a, b) => place(a.code) - place(b.code))
    .map((row, position) => ({ ...row, position }));
}
