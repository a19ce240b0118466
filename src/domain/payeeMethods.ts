import type { CountryCode } from './countries';
import { payeeTypes } from './payeeCountries';
import { payeeWays } from './payeeWays';

/** How a payee is paid: a bank account, one of the specification's 20 payee types, Alipay or the chat app. */
export type PayeeAccountType = (typeof payeeTypes)[number];

export type PayeeMethodKind = 'bank' | 'wallet' | 'alias' | 'cash' | 'bill' | 'info';

export interface PayeeMethodRow {
  readonly kind: PayeeMethodKind;
  /** Countries it pays out in. Which of them a corridor offers, the server says. */
  readonly countries: readonly CountryCode[];
}

/** The 20 payee types of the specification, and bank, Alipay and the chat app beside them. Countries are those that have a form. */
export const payeeMethods: Readonly<Record<PayeeAccountType, PayeeMethodRow>> = payeeWays;

export const payeeMethodTypes: readonly PayeeAccountType[] = payeeTypes;
export const payeeMethodsOf = (country: string): readonly PayeeAccountType[] =>
  payeeMethodTypes.filter((type) => (payeeMethods[type].countries as readonly string[]).includes(country));
