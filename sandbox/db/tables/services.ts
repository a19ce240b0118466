import type { Generated } from 'kysely';
import type { Defaulted, JsonBySchema, JsonColumn, Money, MoneyOrNull, Names, Optional } from './base';

export interface ServiceTables {
  /** A merchant without rows serves all. */
  merchant_countries: { merchant_code: string; country_code: string; source: boolean; target: boolean };
  /** Anyone with the token may open the order. */
  order_tokens: { token: string; order_id: string; created_at: number; expires_at: number };
  kr_addresses: {
    road_addr: string;
    zip_no: string;
    jibun_addr: string;
    eng_addr: string;
    si_name: string;
    sgg_name: string;
  };
  home_catalogs: { id: string; names: JsonColumn<Names> };
  /** `*` is any other page. */
  share_cards: { page: string; titles: JsonColumn<Names>; contents: JsonColumn<Names>; image_url: string };
  /** A share of the market rate; `*` is any merchant. */
  rate_margins: { product: string; merchant_code: Defaulted<string>; margin: Money };
  /** From `at` on; null returns to the walk. */
  rate_pins: {
    id: Generated<number>;
    source_currency: string;
    target_currency: string;
    rate: MoneyOrNull;
    at: number;
  };
  rate_alerts: {
    id: string;
    payer_id: string;
    source_currency: string;
    target_currency: string;
    type: string;
    expected: MoneyOrNull;
    enabled: Defaulted<boolean>;
    next_check_at: number;
    fired_at: Optional<number>;
    created_at: number;
  };
  open_ids: { open_id: string; payer_id: string; bound_at: number };
  applet_subscriptions: {
    open_id: string;
    template_id: string;
    /** Such as `AUDCNY`; empty is everything of the template. */
    topic: Defaulted<string>;
    payer_id: string;
    remaining: number;
    updated_at: number;
  };
  applet_templates: { id: string; names: JsonColumn<Names>; position: Defaulted<number> };
  party_tokens: {
    token_hash: string;
    partner: string;
    country_code: string;
    area_code: Optional<string>;
    phone_number: Optional<string>;
    email: Optional<string>;
    created_at: number;
    expires_at: number;
    used_at: Optional<number>;
  };
  partner_keys: {
    id: string;
    payer_id: string;
    collect_type: string;
    secret: string;
    created_at: number;
    expires_at: number;
  };
  email_activations: {
    code_hash: string;
    payer_id: string;
    email: string;
    created_at: number;
    expires_at: number;
    used_at: Optional<number>;
  };
  user_levels: {
    level: number;
    min_transfers: number;
    names: JsonColumn<Names>;
    benefits: JsonColumn<Names[]>;
  };
  activities: {
    code: string;
    country_code: Defaulted<string>;
    titles: JsonColumn<Names>;
    contents: JsonColumn<Names>;
    template: JsonBySchema;
    starts_at: number;
    ends_at: number;
    remaining: number;
    position: Defaulted<number>;
  };
  activity_claims: { activity_code: string; payer_id: string; coupon_id: string; claimed_at: number };
  popups_seen: { payer_id: string; popup_id: string; seen_at: number };
  order_popups: {
    kind: string;
    statuses: JsonColumn<string[]>;
    titles: JsonColumn<Names>;
    contents: JsonColumn<Names>;
    link: string;
    position: Defaulted<number>;
  };
  invite_rewards: {
    invitee_id: string;
    inviter_id: string;
    coupon_id: string;
    amount: Money;
    currency: string;
    at: number;
  };
  share_records: { share_code: string; action: string; device: string; page: Optional<string>; at: number };
  risk_examples: {
    id: string;
    verify_type: string;
    risk_type: Defaulted<string>;
    relation: Defaulted<string>;
    country_code: Defaulted<string>;
    target_country: Defaulted<string>;
    top_title: JsonColumn<Names>;
    top_content: JsonColumn<Names>;
    pictures: JsonColumn<{ title: Names; content: Names; imgUrl: string }[]>;
    bottom_title: JsonColumn<Names>;
    bottom_content: JsonColumn<Names>;
  };
  compliance_reasons: { code: string; names: JsonColumn<Names>; verify_type: Optional<string> };
  compliance_rejections: {
    order_id: string;
    reasons: JsonColumn<string[]>;
    can_submit: boolean;
    at: number;
  };
  /** Texts contain `{payer}` and `{payee}`. */
  thank_copies: { id: string; relation: Defaulted<string>; texts: JsonColumn<Record<string, string>> };
  tutorials: { type: string; country_code: Defaulted<string>; names: JsonColumn<Names>; link: string };
  articles: {
    id: string;
    country_code: Defaulted<string>;
    min_level: Defaulted<number>;
    names: JsonColumn<Names>;
    link: string;
    position: Defaulted<number>;
  };
  features: { code: string; everyone: Defaulted<boolean>; position: Defaulted<number> };
  white_list: { payer_id: string; feature: string; at: number };
}
