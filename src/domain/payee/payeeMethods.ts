import type { CountryCode } from '../countries/countries';
import { payeeTypes } from './payeeCountries';
import { payeeWays } from './payeeWays';

export type PayeeAccountType = (typeof payeeTypes)[number];

export type PayeeMethodKind = 'bank' | 'wallet' | 'alias' | 'cash' | 'bill' | 'info';

export interface PayeeMethodRow {
  readonly kind: PayeeMethodKind;
  /** Payout countries; the server decides per corridor. */
  readonly countries: readonly CountryCode[];
}

export const payeeMethods: Readonly<Record<PayeeAccountType, PayeeMethodRow>> = payeeWays;

export const payeeMethodTypes: readonly PayeeAccountType[] = payeeTypes;
export const payeeMethodsOf = (country: string): readonly PayeeAccountType[] =>
  payeeMethodTypes.filter((type) => (payeeMethods[type].countries as readonly string[]).includes(country));
