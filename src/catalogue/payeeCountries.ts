// Written by `npm run schemas` from src/schemas/payee: the countries that each way of receiving has a form for.
// prettier-ignore
export const alipayCountries = ['CHN'] as const;
// prettier-ignore
export const alipayHKGCountries = ['HKG'] as const;
// prettier-ignore
export const bankCountries = ['ARE', 'ARG', 'AUS', 'BGD', 'BRA', 'CAN', 'CHN', 'COL', 'DOM', 'EGY', 'GHA', 'GTM', 'HKG', 'IDN', 'IND', 'JPN', 'KEN', 'KOR', 'LKA', 'MAR', 'MEX', 'MYS', 'NGA', 'NPL', 'NZL', 'PAK', 'PER', 'PHL', 'RWA', 'SGP', 'THA', 'TUR', 'URY', 'USA', 'VNM'] as const;
// prettier-ignore
export const billPaymentCountries = ['AUS', 'CAN'] as const;
// prettier-ignore
export const bpayCountries = ['AUS'] as const;
// prettier-ignore
export const cashCountries = ['BGD', 'COL', 'DOM', 'EGY', 'GHA', 'GTM', 'IDN', 'KEN', 'LKA', 'MAR', 'MEX', 'NGA', 'NPL', 'PAK', 'PER', 'PHL', 'VNM'] as const;
// prettier-ignore
export const eftCountries = ['CAN'] as const;
// prettier-ignore
export const eWalletCountries = ['BGD', 'GHA', 'IDN', 'KEN', 'LKA', 'MYS', 'NPL', 'PAK', 'PHL', 'THA', 'VNM'] as const;
// prettier-ignore
export const fonepayCountries = ['NPL'] as const;
// prettier-ignore
export const fpsCountries = ['HKG'] as const;
// prettier-ignore
export const ibanCountries = ['ARE', 'AUT', 'BEL', 'BGR', 'CYP', 'CZE', 'DEU', 'DNK', 'ESP', 'EST', 'FIN', 'FRA', 'GRC', 'HRV', 'HUN', 'IRL', 'ITA', 'LTU', 'LUX', 'LVA', 'MLT', 'NLD', 'POL', 'PRT', 'ROU', 'SVK', 'SVN', 'SWE', 'TUR'] as const;
// prettier-ignore
export const mybankCountries = ['CHN'] as const;
// prettier-ignore
export const payeeInfoCountries = ['CHN', 'HKG'] as const;
// prettier-ignore
export const paynowCountries = ['SGP'] as const;
// prettier-ignore
export const paypalCountries = ['USA'] as const;
// prettier-ignore
export const pixCountries = ['BRA'] as const;
// prettier-ignore
export const sortCodeCountries = ['GBR'] as const;
// prettier-ignore
export const tapGoHKGCountries = ['HKG'] as const;
// prettier-ignore
export const touchGoCountries = ['MYS'] as const;
// prettier-ignore
export const upiCountries = ['IND'] as const;
// prettier-ignore
export const uptionCountries = ['CHN'] as const;
// prettier-ignore
export const wechatCountries = ['CHN'] as const;
// prettier-ignore
export const wechatHKGCountries = ['HKG'] as const;

/** Every way of receiving. */
// prettier-ignore
export const payeeTypes = ['alipay', 'alipayHKG', 'bank', 'billPayment', 'bpay', 'cash', 'eft', 'eWallet', 'fonepay', 'fps', 'iban', 'mybank', 'payeeInfo', 'paynow', 'paypal', 'pix', 'sortCode', 'tapGoHKG', 'touchGo', 'upi', 'uption', 'wechat', 'wechatHKG'] as const;

/** What sort of way each is, and where. */
export const payeeWays = {
  alipay: { kind: 'wallet', countries: alipayCountries },
  alipayHKG: { kind: 'wallet', countries: alipayHKGCountries },
  bank: { kind: 'bank', countries: bankCountries },
  billPayment: { kind: 'bill', countries: billPaymentCountries },
  bpay: { kind: 'bill', countries: bpayCountries },
  cash: { kind: 'cash', countries: cashCountries },
  eft: { kind: 'bank', countries: eftCountries },
  eWallet: { kind: 'wallet', countries: eWalletCountries },
  fonepay: { kind: 'alias', countries: fonepayCountries },
  fps: { kind: 'alias', countries: fpsCountries },
  iban: { kind: 'bank', countries: ibanCountries },
  mybank: { kind: 'bank', countries: mybankCountries },
  payeeInfo: { kind: 'info', countries: payeeInfoCountries },
  paynow: { kind: 'alias', countries: paynowCountries },
  paypal: { kind: 'wallet', countries: paypalCountries },
  pix: { kind: 'alias', countries: pixCountries },
  sortCode: { kind: 'bank', countries: sortCodeCountries },
  tapGoHKG: { kind: 'wallet', countries: tapGoHKGCountries },
  touchGo: { kind: 'wallet', countries: touchGoCountries },
  upi: { kind: 'alias', countries: upiCountries },
  uption: { kind: 'bank', countries: uptionCountries },
  wechat: { kind: 'wallet', countries: wechatCountries },
  wechatHKG: { kind: 'wallet', countries: wechatHKGCountries },
} as const;
