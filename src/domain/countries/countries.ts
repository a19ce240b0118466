import { countryFacts } from './countryFacts';
import type { Continent, CountryCode, CurrencyCode } from './countryTypes';

export type { CountryCode } from './countryTypes';

export interface CountryRow {
  readonly code: string;
  readonly nameKey: `countries.names.${string}`;
  readonly currency: CurrencyCode;
  readonly pricedIn?: CurrencyCode;
  readonly areaCode: string;
  readonly continent: Continent;
  readonly alpha2: string;
  readonly flag: string;
}

const flagOf = (alpha2: string): string =>
  String.fromCodePoint(...Array.from(alpha2, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

function rowOf(code: CountryCode): CountryRow {
  const [alpha2, currency, areaCode, continent, pricedIn]: readonly [
    string,
    CurrencyCode,
    string,
    Continent,
    CurrencyCode?,
  ] = countryFacts[code];
  return {
    code,
    nameKey: `countries.names.${code}`,
    currency,
    areaCode,
    continent,
    alpha2,
    flag: flagOf(alpha2),
    ...(pricedIn ? { pricedIn } : {}),
  };
}

export const countryCodes = Object.keys(countryFacts) as readonly CountryCode[];

/** The server decides which are opened. */
export const countries = Object.fromEntries(countryCodes.map((code) => [code, rowOf(code)])) as Readonly<
  Record<CountryCode, CountryRow>
>;

export const countryList: readonly CountryRow[] = countryCodes.map((code) => countries[code]);
export const isCountry = (code: string): code is CountryCode =>
  Object.prototype.hasOwnProperty.call(countries, code);
export const countryRow = (code: string): CountryRow | null => (isCountry(code) ? countries[code] : null);

export const payoutCurrency = (code: CountryCode): CurrencyCode =>
  countries[code].pricedIn ?? countries[code].currency;
