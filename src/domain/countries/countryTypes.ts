import type { countryFacts } from './countryFacts';
import type { currencyFacts } from './currencyFacts';

export const continents = ['asia', 'europe', 'northAmerica', 'southAmerica', 'oceania', 'africa'] as const;
export type Continent = (typeof continents)[number];

export type CountryCode = keyof typeof countryFacts;
export type CurrencyCode = keyof typeof currencyFacts;

export interface CurrencyFacts {
  readonly symbol: string;
  /** Decimals; Intl's for IDR depend on its version. */
  readonly precision: 0 | 2 | 3;
}

export interface CountryFacts {
  readonly code: CountryCode;
  /** ISO 3166. */
  readonly alpha2: string;
  /** Digits without plus. */
  readonly areaCode: string;
  readonly continent: Continent;
  readonly currency: CurrencyFacts & { readonly code: CurrencyCode };
  /** Pricing currency, if not the country's (specification, flows, 9). */
  readonly pricedIn?: CurrencyCode;
}
