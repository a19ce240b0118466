import type { Generated } from 'kysely';
import type { ServiceStatus } from '@/domain/markets/marketTypes';
import type { Defaulted, JsonBySchema, JsonColumn, Money, MoneyOrNull, Names, Optional } from './base';

export interface CountriesTable {
  code: string;
  currency: string;
  payoutCurrency: string;
  currencyPrecision: number;
  continent: string;
  areaCode: string;
  /** Null: no source market. */
  sourceStatus: Optional<ServiceStatus>;
  targetStatus: Optional<ServiceStatus>;
  position: Defaulted<number>;
}

export interface DistrictsTable {
  country: string;
  code: string;
  parent: Defaulted<string>;
  names: JsonColumn<Names>;
  position: Defaulted<number>;
}

export interface PostcodesTable {
  country: string;
  postCode: string;
  state: string;
  city: string;
  suburb: string;
}

export interface EnumValuesTable {
  type: string;
  code: string;
  country: Defaulted<string>;
  targetCountry: Defaulted<string>;
  names: JsonColumn<Names>;
  position: Defaulted<number>;
}

export interface MerchantsTable {
  code: string;
  config: JsonColumn;
}

export interface RatesTable {
  sourceCurrency: string;
  targetCurrency: string;
  /** The walk swings around it. */
  reference: Money;
  /** Null: the walk decides. */
  pinned: MoneyOrNull;
  /** Share of the reference, such as 0.02. */
  swing: Money;
  rateAccuracy: Defaulted<number>;
  base: Defaulted<number>;
}

export interface FeeRulesTable {
  id: Generated<number>;
  sourceCountry: string;
  targetCountry: string;
  remitType: string;
  accountType: string;
  paymentMethod: string;
  currency: string;
  minAmount: Money;
  maxAmount: MoneyOrNull;
  flat: Money;
  /** Per cent of the source amount, such as 0.5. */
  percent: Money;
  priority: Defaulted<number>;
}

export interface LimitsTable {
  id: Generated<number>;
  sourceCountry: string;
  targetCountry: string;
  remitType: string;
  currency: string;
  minAmount: Money;
  maxAmount: Money;
  dailyAmount: MoneyOrNull;
  monthlyAmount: MoneyOrNull;
  yearlyAmount: MoneyOrNull;
}

export interface ArrivalEstimatesTable {
  id: Generated<number>;
  sourceCountry: string;
  targetCountry: string;
  accountType: string;
  minMinutes: number;
  maxMinutes: number;
  /** Of the target market. */
  workingDays: Defaulted<boolean>;
}

export interface ResourcesTable {
  id: string;
  /** The specification's: '22' payee tab, '23' order tab, 'banner'... */
  type: string;
  platform: Defaulted<string>;
  countryCode: Defaulted<string>;
  merchantCode: Defaulted<string>;
  position: Defaulted<number>;
  content: Optional<string>;
  background: Optional<string>;
  imageUrl: Optional<string>;
  link: Optional<string>;
  linkType: Optional<string>;
  /** Through domains/market/resourceExtra.ts only. */
  extra: JsonBySchema;
  active: Defaulted<boolean>;
}
