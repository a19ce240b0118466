import type { CountryCode } from '@/domain/countries/countries';
import { countryList, payoutCurrency } from '@/domain/countries/countries';
import { precisionOf } from '@/domain/countries/currencies';
import { isMarket, marketCodes, markets } from '@/domain/markets/markets';
import { payeeFormsOf } from '@/schemas/payee';
import type { NewRow } from '../db/schema';

const frequentTargets = ['CHN', 'PHL', 'IND', 'VNM', 'IDN', 'NPL', 'BGD', 'PAK', 'LKA', 'THA', 'MYS', 'MEX'];

export function mostFrequentFirst(a: { code: string }, b: { code: string }): number {
  const rank = ({ code }: { code: string }): number =>
    frequentTargets.includes(code) ? frequentTargets.indexOf(code) : frequentTargets.length;
  return rank(a) - rank(b);
}

/** EU is only a source. */
export function countryRows(): NewRow<'countries'>[] {
  const targets = countryList.map((row): NewRow<'countries'> => ({
    code: row.code,
    currency: row.currency,
    payoutCurrency: payoutCurrency(row.code as CountryCode),
    currencyPrecision: precisionOf(payoutCurrency(row.code as CountryCode)),
    continent: row.continent,
    areaCode: row.areaCode,
    sourceStatus: isMarket(row.code) ? markets[row.code].status : null,
    targetStatus: Object.keys(payeeFormsOf(row.code)).length > 0 ? 'opened' : 'soonOpen',
  }));
  const groups = marketCodes
    .filter((code) => !targets.some((row) => row.code === code))
    .map((code) => ({
      code,
      currency: markets[code].currency,
      payoutCurrency: markets[code].currency,
      currencyPrecision: precisionOf(markets[code].currency),
      continent: 'europe',
      areaCode: markets[code].areaCode,
      sourceStatus: markets[code].status,
      targetStatus: null,
    }));
  // Markets first, as in pickers.
  const place = (code: string) => (isMarket(code) ? marketCodes.indexOf(code) : marketCodes.length);
  return [...targets, ...groups]
    .sort((a, b) => place(a.code) - place(b.code))
    .map((row, position) => ({ ...row, position }));
}
