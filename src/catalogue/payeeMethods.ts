import type { CountryCode } from './countries';
import type { PayeeAccountType } from './entities/payee';

export type PayeeMethodKind = 'bank' | 'wallet' | 'alias' | 'cash' | 'bill' | 'info';

export interface PayeeMethodRow {
  readonly labelKey: `payments.payeeMethods.${PayeeAccountType}.label`;
  readonly hintKey: `payments.payeeMethods.${PayeeAccountType}.hint`;
  readonly kind: PayeeMethodKind;
  /** Countries it pays out in. Which of them a corridor offers, the server says. */
  readonly countries: readonly CountryCode[];
}

const row = (
  type: PayeeAccountType,
  kind: PayeeMethodKind,
  countries: readonly CountryCode[],
): PayeeMethodRow => ({
  labelKey: `payments.payeeMethods.${type}.label`,
  hintKey: `payments.payeeMethods.${type}.hint`,
  kind,
  countries,
});

// prettier-ignore
const bankCountries = [
  'USA', 'AUS', 'NZL', 'BGD', 'BRA', 'CAN', 'COL', 'GTM', 'HKG', 'IDN', 'IND', 'JPN', 'KEN', 'KOR', 'LKA', 'MAR', 'MEX', 'MYS',
  'NGA', 'NPL', 'PAK', 'PER', 'PHL', 'SGP', 'THA', 'VNM', 'CHN', 'RWA', 'ARE', 'TUR', 'ARG', 'GHA', 'EGY', 'DOM', 'URY',
] as const satisfies readonly CountryCode[];

// prettier-ignore
const ibanCountries = [
  'DEU', 'FRA', 'ITA', 'ESP', 'PRT', 'NLD', 'BEL', 'IRL', 'AUT', 'GRC', 'FIN', 'LUX', 'SVK', 'SVN', 'EST', 'LVA', 'LTU', 'CYP', 'MLT',
  'HRV', 'POL', 'HUN', 'CZE', 'SWE', 'DNK', 'ROU', 'BGR', 'TUR', 'ARE',
] as const satisfies readonly CountryCode[];

/** The 20 payee types of the specification, and bank, Alipay and the chat app beside them. Countries are ours. */
export const payeeMethods = {
  bank: row('bank', 'bank', bankCountries),
  alipay: row('alipay', 'wallet', ['CHN']),
  wechat: row('wechat', 'wallet', ['CHN']),
  bpay: row('bpay', 'bill', ['AUS']),
  eWallet: row('eWallet', 'wallet', [
    'PHL',
    'IDN',
    'BGD',
    'NPL',
    'PAK',
    'VNM',
    'MYS',
    'THA',
    'KEN',
    'GHA',
    'LKA',
  ]),
  fps: row('fps', 'alias', ['HKG']),
  upi: row('upi', 'alias', ['IND']),
  cash: row('cash', 'cash', [
    'PHL',
    'NPL',
    'VNM',
    'IDN',
    'BGD',
    'LKA',
    'PAK',
    'MEX',
    'COL',
    'PER',
    'GTM',
    'DOM',
    'MAR',
    'GHA',
    'KEN',
    'NGA',
    'EGY',
  ]),
  paynow: row('paynow', 'alias', ['SGP']),
  paypal: row('paypal', 'wallet', ['USA']),
  sortCode: row('sortCode', 'bank', ['GBR']),
  billPayment: row('billPayment', 'bill', ['CAN', 'AUS']),
  eft: row('eft', 'bank', ['CAN']),
  pix: row('pix', 'alias', ['BRA']),
  wechatHKG: row('wechatHKG', 'wallet', ['HKG']),
  alipayHKG: row('alipayHKG', 'wallet', ['HKG']),
  tapGoHKG: row('tapGoHKG', 'wallet', ['HKG']),
  touchGo: row('touchGo', 'wallet', ['MYS']),
  iban: row('iban', 'bank', ibanCountries),
  uption: row('uption', 'wallet', ['CHN']),
  payeeInfo: row('payeeInfo', 'info', ['CHN', 'HKG']),
  mybank: row('mybank', 'bank', ['CHN']),
  fonepay: row('fonepay', 'alias', ['NPL']),
} as const satisfies Record<PayeeAccountType, PayeeMethodRow>;

export const payeeMethodTypes = Object.keys(payeeMethods) as readonly PayeeAccountType[];
export const payeeMethodsOf = (country: string): readonly PayeeAccountType[] =>
  payeeMethodTypes.filter((type) => (payeeMethods[type].countries as readonly string[]).includes(country));
