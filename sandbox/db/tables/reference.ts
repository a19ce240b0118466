import type { Generated } from 'kysely';
import type { Defaulted, JsonBySchema, JsonColumn, Money, MoneyOrNull, Names, Optional } from './base';

export interface CountriesTable {
  code: string;
  currency: string;
  payout_currency: string;
  currency_precision: number;
  continent: string;
  area_code: string;
  /** opened, maintenance, soonOpen, opening; null: no source market. */
  source_status: Optional<string>;
  target_status: Optional<string>;
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
  post_code: string;
  state: string;
  city: string;
  suburb: string;
}

export interface EnumValuesTable {
  type: string;
  code: string;
  country: Defaulted<string>;
  target_country: Defaulted<string>;
  names: JsonColumn<Names>;
  position: Defaulted<number>;
}

export interface MerchantsTable {
  code: string;
  config: JsonColumn;
}

export interface RatesTable {
  source_currency: string;
  target_currency: string;
  /** The walk swings around it. */
  reference: Money;
  /** Null: the walk decides. */
  pinned: MoneyOrNull;
  /** Share of the reference, such as 0.02. */
  swing: Money;
  rate_accuracy: Defaulted<number>;
  base: Defaulted<number>;
}

export interface FeeRulesTable {
  id: Generated<number>;
  source_country: string;
  target_country: string;
  remit_type: string;
  account_type: string;
  payment_method: string;
  currency: string;
  min_amount: Money;
  max_amount: MoneyOrNull;
  flat: Money;
  /** Per cent of the source amount, such as 0.5. */
  percent: Money;
  priority: Defaulted<number>;
}

export interface LimitsTable {
  id: Generated<number>;
  source_country: string;
  target_country: string;
  remit_type: string;
  currency: string;
  min_amount: Money;
  max_amount: Money;
  daily_amount: MoneyOrNull;
  monthly_amount: MoneyOrNull;
  yearly_amount: MoneyOrNull;
}

export interface ArrivalEstimatesTable {
  id: Generated<number>;
  source_country: string;
  target_country: string;
  account_type: string;
  min_minutes: number;
  max_minutes: number;
  /** Counts working days of the target market only. */
  working_days: Defaulted<boolean>;
}

export interface ResourcesTable {
  id: string;
  /** Of the specification: '22' payee tab, '23' order tab, 'banner'... */
  type: string;
  platform: Defaulted<string>;
  country_code: Defaulted<string>;
  merchant_code: Defaulted<string>;
  position: Defaulted<number>;
  content: Optional<string>;
  background: Optional<string>;
  image_url: Optional<string>;
  link: Optional<string>;
  link_type: Optional<string>;
  /** Through domains/market/resourceExtra.ts only. */
  extra: JsonBySchema;
  active: Defaulted<boolean>;
}
