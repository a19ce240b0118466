import type { CountryCode } from './countries';
import type { PayeeAccountType } from './entities/payee';
import * as lists from './payeeCountries';

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

/** The 20 payee types of the specification, and bank, Alipay and the chat app beside them. Countries are those that have a form. */
export const payeeMethods = {
  bank: row('bank', 'bank', lists.bankCountries),
  alipay: row('alipay', 'wallet', lists.alipayCountries),
  wechat: row('wechat', 'wallet', lists.wechatCountries),
  bpay: row('bpay', 'bill', lists.bpayCountries),
  eWallet: row('eWallet', 'wallet', lists.eWalletCountries),
  fps: row('fps', 'alias', lists.fpsCountries),
  upi: row('upi', 'alias', lists.upiCountries),
  cash: row('cash', 'cash', lists.cashCountries),
  paynow: row('paynow', 'alias', lists.paynowCountries),
  paypal: row('paypal', 'wallet', lists.paypalCountries),
  sortCode: row('sortCode', 'bank', lists.sortCodeCountries),
  billPayment: row('billPayment', 'bill', lists.billPaymentCountries),
  eft: row('eft', 'bank', lists.eftCountries),
  pix: row('pix', 'alias', lists.pixCountries),
  wechatHKG: row('wechatHKG', 'wallet', lists.wechatHKGCountries),
  alipayHKG: row('alipayHKG', 'wallet', lists.alipayHKGCountries),
  tapGoHKG: row('tapGoHKG', 'wallet', lists.tapGoHKGCountries),
  touchGo: row('touchGo', 'wallet', lists.touchGoCountries),
  iban: row('iban', 'bank', lists.ibanCountries),
  uption: row('uption', 'bank', lists.uptionCountries),
  payeeInfo: row('payeeInfo', 'info', lists.payeeInfoCountries),
  mybank: row('mybank', 'bank', lists.mybankCountries),
  fonepay: row('fonepay', 'alias', lists.fonepayCountries),
} as const satisfies Record<PayeeAccountType, PayeeMethodRow>;

export const payeeMethodTypes = Object.keys(payeeMethods) as readonly PayeeAccountType[];
export const payeeMethodsOf = (country: string): readonly PayeeAccountType[] =>
  payeeMethodTypes.filter((type) => (payeeMethods[type].countries as readonly string[]).includes(country));
