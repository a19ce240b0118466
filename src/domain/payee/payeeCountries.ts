// Written by `npm run schemas` from src/schemas/payee: the countries with a bank form, and every way of receiving.
// prettier-ignore
export const bankCountries = ['ARE', 'ARG', 'AUS', 'BGD', 'BRA', 'CAN', 'CHN', 'COL', 'DOM', 'EGY', 'GHA', 'GTM', 'HKG', 'IDN', 'IND', 'JPN', 'KEN', 'KOR', 'LKA', 'MAR', 'MEX', 'MYS', 'NGA', 'NPL', 'NZL', 'PAK', 'PER', 'PHL', 'RWA', 'SGP', 'THA', 'TUR', 'URY', 'USA', 'VNM'] as const;
// prettier-ignore
export const payeeTypes = ['alipay', 'alipayHKG', 'bank', 'billPayment', 'bpay', 'cash', 'eft', 'eWallet', 'fonepay', 'fps', 'iban', 'mybank', 'payeeInfo', 'paynow', 'paypal', 'pix', 'sortCode', 'tapGoHKG', 'touchGo', 'upi', 'uption', 'wechat', 'wechatHKG'] as const;
