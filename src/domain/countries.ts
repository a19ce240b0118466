import type { CurrencyCode } from './currencies';

export const continents = ['asia', 'europe', 'northAmerica', 'southAmerica', 'oceania', 'africa'] as const;
export type Continent = (typeof continents)[number];

export interface CountryRow {
  readonly code: string;
  readonly nameKey: `countries.names.${string}`;
  readonly currency: CurrencyCode;
  /** Currency that transfers to a country are priced in, where it is not the country's own (specification, flows, 9). */
  readonly pricedIn?: CurrencyCode;
  /** Digits without plus. */
  readonly areaCode: string;
  readonly continent: Continent;
  /** ISO 3166 alpha-2, for flags and for formats that want it. */
  readonly alpha2: string;
  readonly flag: string;
}

/** Two regional indicator letters make the flag. */
const flagOf = (alpha2: string): string =>
  String.fromCodePoint(...Array.from(alpha2, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

const row = <C extends string>(
  code: C,
  alpha2: string,
  currency: CurrencyCode,
  areaCode: string,
  continent: Continent,
  pricedIn?: CurrencyCode,
): CountryRow => ({
  code,
  nameKey: `countries.names.${code}`,
  currency,
  areaCode,
  continent,
  alpha2,
  flag: flagOf(alpha2),
  ...(pricedIn ? { pricedIn } : {}),
});

/** Countries and regions that money goes to, by ISO 3166 alpha-3. Which of them are opened, the server says. */
export const countries = {
  AUS: row('AUS', 'AU', 'AUD', '61', 'oceania'),
  NZL: row('NZL', 'NZ', 'NZD', '64', 'oceania'),
  CHN: row('CHN', 'CN', 'CNY', '86', 'asia'),
  HKG: row('HKG', 'HK', 'HKD', '852', 'asia'),
  JPN: row('JPN', 'JP', 'JPY', '81', 'asia'),
  KOR: row('KOR', 'KR', 'KRW', '82', 'asia'),
  SGP: row('SGP', 'SG', 'SGD', '65', 'asia'),
  PHL: row('PHL', 'PH', 'PHP', '63', 'asia'),
  IND: row('IND', 'IN', 'INR', '91', 'asia'),
  IDN: row('IDN', 'ID', 'IDR', '62', 'asia'),
  THA: row('THA', 'TH', 'THB', '66', 'asia'),
  VNM: row('VNM', 'VN', 'VND', '84', 'asia'),
  MYS: row('MYS', 'MY', 'MYR', '60', 'asia'),
  NPL: row('NPL', 'NP', 'NPR', '977', 'asia'),
  BGD: row('BGD', 'BD', 'BDT', '880', 'asia'),
  LKA: row('LKA', 'LK', 'LKR', '94', 'asia'),
  PAK: row('PAK', 'PK', 'PKR', '92', 'asia'),
  ARE: row('ARE', 'AE', 'AED', '971', 'asia'),
  GBR: row('GBR', 'GB', 'GBP', '44', 'europe'),
  DEU: row('DEU', 'DE', 'EUR', '49', 'europe'),
  FRA: row('FRA', 'FR', 'EUR', '33', 'europe'),
  ITA: row('ITA', 'IT', 'EUR', '39', 'europe'),
  ESP: row('ESP', 'ES', 'EUR', '34', 'europe'),
  PRT: row('PRT', 'PT', 'EUR', '351', 'europe'),
  NLD: row('NLD', 'NL', 'EUR', '31', 'europe'),
  BEL: row('BEL', 'BE', 'EUR', '32', 'europe'),
  IRL: row('IRL', 'IE', 'EUR', '353', 'europe'),
  AUT: row('AUT', 'AT', 'EUR', '43', 'europe'),
  GRC: row('GRC', 'GR', 'EUR', '30', 'europe'),
  FIN: row('FIN', 'FI', 'EUR', '358', 'europe'),
  LUX: row('LUX', 'LU', 'EUR', '352', 'europe'),
  SVK: row('SVK', 'SK', 'EUR', '421', 'europe'),
  SVN: row('SVN', 'SI', 'EUR', '386', 'europe'),
  EST: row('EST', 'EE', 'EUR', '372', 'europe'),
  LVA: row('LVA', 'LV', 'EUR', '371', 'europe'),
  LTU: row('LTU', 'LT', 'EUR', '370', 'europe'),
  CYP: row('CYP', 'CY', 'EUR', '357', 'europe'),
  MLT: row('MLT', 'MT', 'EUR', '356', 'europe'),
  HRV: row('HRV', 'HR', 'EUR', '385', 'europe'),
  POL: row('POL', 'PL', 'PLN', '48', 'europe', 'EUR'),
  HUN: row('HUN', 'HU', 'HUF', '36', 'europe', 'EUR'),
  CZE: row('CZE', 'CZ', 'CZK', '420', 'europe', 'EUR'),
  SWE: row('SWE', 'SE', 'SEK', '46', 'europe', 'EUR'),
  DNK: row('DNK', 'DK', 'DKK', '45', 'europe', 'EUR'),
  ROU: row('ROU', 'RO', 'RON', '40', 'europe', 'EUR'),
  BGR: row('BGR', 'BG', 'BGN', '359', 'europe', 'EUR'),
  TUR: row('TUR', 'TR', 'TRY', '90', 'europe'),
  CAN: row('CAN', 'CA', 'CAD', '1', 'northAmerica'),
  USA: row('USA', 'US', 'USD', '1', 'northAmerica'),
  MEX: row('MEX', 'MX', 'MXN', '52', 'northAmerica'),
  GTM: row('GTM', 'GT', 'GTQ', '502', 'northAmerica'),
  DOM: row('DOM', 'DO', 'DOP', '1809', 'northAmerica'),
  BRA: row('BRA', 'BR', 'BRL', '55', 'southAmerica'),
  COL: row('COL', 'CO', 'COP', '57', 'southAmerica'),
  ARG: row('ARG', 'AR', 'ARS', '54', 'southAmerica'),
  PER: row('PER', 'PE', 'PEN', '51', 'southAmerica'),
  URY: row('URY', 'UY', 'UYU', '598', 'southAmerica'),
  CHL: row('CHL', 'CL', 'CLP', '56', 'southAmerica'),
  NGA: row('NGA', 'NG', 'NGN', '234', 'africa'),
  KEN: row('KEN', 'KE', 'KES', '254', 'africa'),
  GHA: row('GHA', 'GH', 'GHS', '233', 'africa'),
  MAR: row('MAR', 'MA', 'MAD', '212', 'africa'),
  EGY: row('EGY', 'EG', 'EGP', '20', 'africa'),
  RWA: row('RWA', 'RW', 'RWF', '250', 'africa'),
  ZAF: row('ZAF', 'ZA', 'ZAR', '27', 'africa'),
} as const satisfies Record<string, CountryRow>;

export type CountryCode = keyof typeof countries;
export const countryCodes = Object.keys(countries) as readonly CountryCode[];
/** Every row, in the table's order. */
export const countryList: readonly CountryRow[] = countryCodes.map((code) => countries[code]);
export const isCountry = (code: string): code is CountryCode =>
  Object.prototype.hasOwnProperty.call(countries, code);
export const countryRow = (code: string): CountryRow | null => (isCountry(code) ? countries[code] : null);

/** The currency a payee there receives. */
export const payoutCurrency = (code: CountryCode): CurrencyCode =>
  countries[code].pricedIn ?? countries[code].currency;
