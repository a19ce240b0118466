import type { CountryCode } from '../countries/countries';
import type { payeeTypes } from './payeeCountries';
import { payeeWays } from './payeeWays';

export type PayeeAccountType = (typeof payeeTypes)[number];

export type PayeeMethodKind = 'bank' | 'wallet' | 'alias' | 'cash' | 'bill' | 'info';

export interface PayeeMethodRow {
  readonly kind: PayeeMethodKind;
  /** Payout countries; the server decides per corridor. */
  readonly countries: readonly CountryCode[];
}

export const payeeMethods: Readonly<Record<PayeeAccountType, PayeeMethodRow>> = payeeWays;
