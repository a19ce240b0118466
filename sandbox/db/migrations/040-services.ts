import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table merchant_countries (
  merchant_code text not null, country_code text not null, source boolean not null, target boolean not null,
  primary key (merchant_code, country_code));
create table order_tokens (
  token text primary key, order_id text not null references orders(id) on delete cascade, created_at bigint not null, expires_at bigint not null);
create table kr_addresses (
  road_addr text primary key, zip_no text not null, jibun_addr text not null, eng_addr text not null, si_name text not null, sgg_name text not null);
create table home_catalogs (id text primary key, names jsonb not null);
create table share_cards (page text primary key, titles jsonb not null, contents jsonb not null, image_url text not null);

create table rate_margins (
  product text not null, merchant_code text not null default '*', margin numeric not null, primary key (product, merchant_code));
create table rate_pins (
  id bigint generated always as identity primary key, source_currency text not null, target_currency text not null, rate numeric, at bigint not null);
create index rate_pins_pair on rate_pins (source_currency, target_currency, at desc, id desc);
create table rate_alerts (
  id text primary key, payer_id text not null references payers(id) on delete cascade, source_currency text not null, target_currency text not null,
  type text not null, expected numeric, enabled boolean not null default true, next_check_at bigint not null, fired_at bigint, created_at bigint not null,
  unique (payer_id, source_currency, target_currency, type));
create index rate_alerts_due on rate_alerts (next_check_at) where enabled;

create table open_ids (open_id text primary key, payer_id text not null references payers(id) on delete cascade, bound_at bigint not null);
create table applet_subscriptions (
  open_id text not null, template_id text not null, topic text not null default '', payer_id text not null references payers(id) on delete cascade,
  remaining integer not null, updated_at bigint not null, primary key (open_id, template_id, topic));
create index applet_subscriptions_payer on applet_subscriptions (payer_id);
create table applet_templates (id text primary key, names jsonb not null, position integer not null default 0);

create table party_tokens (
  token_hash text primary key, partner text not null, country_code text not null, area_code text, phone_number text, email text,
  created_at bigint not null, expires_at bigint not null, used_at bigint);
create table partner_keys (
  id text primary key, payer_id text not null references payers(id) on delete cascade, collect_type text not null, secret text not null,
  created_at bigint not null, expires_at bigint not null);
create index partner_keys_payer on partner_keys (payer_id, collect_type, expires_at);
create table email_activations (
  code_hash text primary key, payer_id text not null references payers(id) on delete cascade, email text not null,
  created_at bigint not null, expires_at bigint not null, used_at bigint);

create table user_levels (level integer primary key, min_transfers integer not null, names jsonb not null, benefits jsonb not null);
create table activities (
  code text primary key, country_code text not null default '*', titles jsonb not null, contents jsonb not null, template jsonb not null,
  starts_at bigint not null, ends_at bigint not null, remaining integer not null, position integer not null default 0);
create table activity_claims (
  activity_code text not null references activities(code) on delete cascade, payer_id text not null references payers(id) on delete cascade,
  coupon_id text not null, claimed_at bigint not null, primary key (activity_code, payer_id));
create table popups_seen (
  payer_id text not null references payers(id) on delete cascade, popup_id text not null, seen_at bigint not null, primary key (payer_id, popup_id));
create table order_popups (
  kind text primary key, statuses jsonb not null, titles jsonb not null, contents jsonb not null, link text not null, position integer not null default 0);
create table invite_rewards (
  invitee_id text primary key references payers(id) on delete cascade, inviter_id text not null references payers(id) on delete cascade,
  coupon_id text not null, amount numeric not null, currency text not null, at bigint not null);
create index invite_rewards_inviter on invite_rewards (inviter_id);
create table share_records (
  share_code text not null, action text not null, device text not null, page text, at bigint not null, primary key (share_code, action, device));

create table risk_examples (
  id text primary key, verify_type text not null, risk_type text not null default '*', relation text not null default '*',
  top_title jsonb not null, top_content jsonb not null, pictures jsonb not null, bottom_title jsonb not null, bottom_content jsonb not null);
create table compliance_reasons (code text primary key, names jsonb not null, verify_type text);
create table compliance_rejections (
  order_id text primary key references orders(id) on delete cascade, reasons jsonb not null, can_submit boolean not null, at bigint not null);
create table thank_copies (id text primary key, relation text not null default '*', texts jsonb not null);
create table tutorials (type text not null, country_code text not null default '*', names jsonb not null, link text not null, primary key (type, country_code));
create table articles (
  id text primary key, country_code text not null default '*', min_level integer not null default 0, names jsonb not null, link text not null,
  position integer not null default 0);
create table features (code text primary key, everyone boolean not null default false, position integer not null default 0);
create table white_list (
  payer_id text not null references payers(id) on delete cascade, feature text not null, at bigint not null, primary key (payer_id, feature));

alter table coupons add column seen_at bigint;
alter table coupons add column reminded_at bigint;
create index coupons_expiry on coupons (expires_at) where status = 'UNUSED';
create index payers_inviter on payers (invited_by) where invited_by is not null;
`,
  );
