import type { Generated } from 'kysely';
import type { Bytes, Defaulted, JsonBySchema, JsonDefault, Money, Optional } from './base';

export interface PayersTable {
  id: string;
  payer_number: string;
  country_code: string;
  area_code: Optional<string>;
  phone_number: Optional<string>;
  email: Optional<string>;
  password_hash: Optional<string>;
  pay_password_hash: Optional<string>;
  full_name: Optional<string>;
  first_name: Optional<string>;
  last_name: Optional<string>;
  nationality: Optional<string>;
  id_type: Optional<string>;
  language: Defaulted<string>;
  invite_code: string;
  invited_by: Optional<string>;
  level: Defaulted<number>;
  kyc_status: Defaulted<string>;
  identity_status: Defaulted<string>;
  short_kyc: Defaulted<boolean>;
  bank_channel: Optional<string>;
  user_label: Optional<string>;
  large_remit_file_status: Optional<string>;
  large_material_status: Optional<string>;
  target_country: Optional<string>;
  /** A first password does not count. */
  credentials_changed_at: Optional<number>;
  /** localFirstName, nickName, avatar, supplement, agreed clauses... */
  profile: JsonBySchema;
  created_at: number;
  updated_at: number;
  /** Data that the law requires stays. */
  closed_at: Optional<number>;
}

export interface SessionsTable {
  token_hash: string;
  g_token_hash: Optional<string>;
  payer_id: Optional<string>;
  /** payeeShare: the visitor of a share link. */
  kind: Defaulted<'payer' | 'payeeShare'>;
  country_code: Optional<string>;
  channel: Optional<string>;
  platform: Optional<string>;
  /** Random id of the installation. */
  device: Optional<string>;
  system: Optional<string>;
  /** Renewed tokens keep it. */
  signed_in_at: Optional<number>;
  scope: JsonDefault;
  created_at: number;
  rotate_at: number;
  expires_at: number;
  /** A replaced token works until then. */
  revoked_at: Optional<number>;
  /** The replaced token, until this one is first used. */
  replaces: Optional<string>;
  login_id: string;
}

/** Groups all tokens of a login. */
export interface LoginsTable {
  id: string;
  payer_id: Optional<string>;
  created_at: number;
  ended_at: Optional<number>;
  /** Error code of the next call, such as '10001' or '21096'. */
  ended_code: Optional<string>;
}

export interface ContactChangesTable {
  id: string;
  payer_id: string;
  area_code: Optional<string>;
  phone_number: Optional<string>;
  email: Optional<string>;
  /** Null where nothing was replaced. */
  code_hash: Optional<string>;
  created_at: number;
  undone_at: Optional<number>;
}

export interface CaptchasTable {
  id: string;
  kind: 'sms' | 'voice' | 'mail' | 'challenge';
  target: string;
  purpose: string;
  code: string;
  attempts: Defaulted<number>;
  created_at: number;
  expires_at: number;
  used_at: Optional<number>;
  /** Of the request; '' for an unknown device. */
  device: Defaulted<string>;
  address: Defaulted<string>;
  known: Defaulted<boolean>;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'sms' | 'voice' | 'mail' | 'push';
  recipient: string;
  payer_id: Optional<string>;
  subject: string;
  body: string;
  /** Code or link in the text, for tests. */
  code: Optional<string>;
  created_at: number;
}

/** Single use. */
export interface TicketsTable {
  id: string;
  target: string;
  scene: string;
  created_at: number;
  expires_at: number;
  used_at: Optional<number>;
}

/** Single use, for a page on `host`. */
export interface WebTicketsTable {
  ticket_hash: string;
  session_hash: string;
  host: string;
  expires_at: number;
  used_at: Optional<number>;
}

export interface ProvedDevicesTable {
  payer_id: string;
  device: string;
  proved_at: number;
}

export interface OcrReferencesTable {
  id: string;
  payer_id: string;
  country_code: string;
  id_type: string;
  sides: JsonDefault<{ [side: string]: string }>;
  recognised: JsonDefault;
  created_at: number;
  cancelled_at: Optional<number>;
}

/** Lifted locks stay as a record. */
export interface LocksTable {
  id: string;
  kind: string;
  /** Payer id or contact. */
  subject: string;
  device: Defaulted<string>;
  by_whom: string;
  reason: Defaulted<string>;
  since_at: number;
  until_at: Optional<number>;
  lifted_at: Optional<number>;
  lifted_by: Optional<string>;
}

export interface LoginAttemptsTable {
  target: string;
  failures: number;
  updated_at: number;
}

export interface KycCasesTable {
  id: string;
  payer_id: string;
  country_code: string;
  status: Defaulted<string>;
  error_code: Optional<string>;
  id_type: Optional<string>;
  answers: JsonDefault;
  /** kycAudit: kycErrorCode and auditV2s of the last review. */
  audit: JsonBySchema;
  submitted_at: Optional<number>;
  /** Null when none is due. */
  review_at: Optional<number>;
  created_at: number;
  updated_at: number;
}

export interface KycHistoryTable {
  id: Generated<number>;
  case_id: string;
  from_status: Optional<string>;
  to_status: string;
  actor: string;
  note: Optional<string>;
  created_at: number;
}

export interface KycDocumentsTable {
  id: string;
  case_id: string;
  payer_id: string;
  id_type: string;
  biz_id_type: Optional<string>;
  side: string;
  file_key: string;
  status: Defaulted<string>;
  recognised: JsonDefault;
  created_at: number;
  updated_at: number;
}

export interface FilesTable {
  key: string;
  /** Null: everyone with the key may read it. */
  owner_id: Optional<string>;
  country_code: Optional<string>;
  purpose: Optional<string>;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  file_number: Optional<string>;
  bytes: Bytes;
  created_at: number;
}

export interface PayeesTable {
  id: string;
  payer_id: string;
  country: string;
  account_type: string;
  first_name: Optional<string>;
  last_name: Optional<string>;
  full_name: string;
  relation: Optional<string>;
  status: Defaulted<string>;
  auth_status: Defaulted<string>;
  /** The account as one line. */
  fingerprint: string;
  fields: JsonDefault;
  last_used_at: Optional<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Optional<number>;
}

export interface CouponsTable {
  id: string;
  payer_id: string;
  code: Optional<string>;
  /** 1 to 7: cash, fee, rate, prize, deduction, diamond rate... */
  type: number;
  /** For the console; payers read a title in their language. */
  name: string;
  origin: Optional<string>;
  amount: Money;
  currency: string;
  min_amount: Money;
  source_country: Optional<string>;
  target_country: Optional<string>;
  status: Defaulted<string>;
  used_order_id: Optional<string>;
  expires_at: number;
  created_at: number;
  seen_at: Optional<number>;
  reminded_at: Optional<number>;
}

/** Invalid codes within the hour from `since_at`. */
export interface CouponTriesTable {
  payer_id: string;
  since_at: number;
  wrong: number;
}

export interface CouponCodesTable {
  code: string;
  template: JsonBySchema;
  remaining: number;
  expires_at: number;
}

export interface MessagesTable {
  id: string;
  payer_id: string;
  /** Keys of the app's catalogue. */
  title_key: string;
  content_key: string;
  params: JsonDefault<{ [key: string]: string }>;
  order_seq_no: Optional<string>;
  card_id: Optional<string>;
  read_at: Optional<number>;
  created_at: number;
}

export interface MessageSettingsTable {
  payer_id: string;
  topic: string;
  channel: string;
  enabled: boolean;
  updated_at: number;
}

export interface NoticesTable {
  id: string;
  payer_id: Optional<string>;
  country_code: Optional<string>;
  kind: string;
  payload: JsonDefault;
  starts_at: number;
  ends_at: Optional<number>;
  dealt_at: Optional<number>;
}
