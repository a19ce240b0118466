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
  /** When a credential or a contact was last changed; a first password is none. */
  credentials_changed_at: Optional<number>;
  /** Everything else of the payer entity: localFirstName, nickName, avatar, supplement, agreed clauses... */
  profile: JsonBySchema;
  created_at: number;
  updated_at: number;
  /** Nobody can log in any more; what the law wants kept is still here. */
  closed_at: Optional<number>;
}

export interface SessionsTable {
  token_hash: string;
  g_token_hash: Optional<string>;
  payer_id: Optional<string>;
  /** payer: signed in; payeeShare: the visitor of a share link. */
  kind: Defaulted<'payer' | 'payeeShare'>;
  country_code: Optional<string>;
  channel: Optional<string>;
  platform: Optional<string>;
  /** The random identifier of the installation, and what it runs on: `iPhone`, `Android`. */
  device: Optional<string>;
  system: Optional<string>;
  /** Time of the login; a renewed token takes it over. */
  signed_in_at: Optional<number>;
  scope: JsonDefault;
  created_at: number;
  rotate_at: number;
  expires_at: number;
  /** A token that has been replaced works until then. */
  revoked_at: Optional<number>;
  /** The token this one was issued in place of, until this one has been used. */
  replaces: Optional<string>;
  login_id: string;
}

/** One login, with every token that came of it: it ends as a whole. */
export interface LoginsTable {
  id: string;
  payer_id: Optional<string>;
  created_at: number;
  ended_at: Optional<number>;
  /** Why it ended: code answered to its next call, such as '10001' or '21096'. */
  ended_code: Optional<string>;
}

/** The contacts of an account as they were before one of them changed. */
export interface ContactChangesTable {
  id: string;
  payer_id: string;
  area_code: Optional<string>;
  phone_number: Optional<string>;
  email: Optional<string>;
  /** Of the link that undoes it; null where nothing was replaced. */
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
  /** Who asked for it, and whether the contact's owner had logged in on that device before. */
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
  /** The code or link within, so that a test need not parse the text. */
  code: Optional<string>;
  created_at: number;
}

/** Proof of a verified contact: single use. */
export interface TicketsTable {
  id: string;
  target: string;
  scene: string;
  created_at: number;
  expires_at: number;
  used_at: Optional<number>;
}

/** Single-use ticket with which a web page on `host` may show details of a session's payer. */
export interface WebTicketsTable {
  ticket_hash: string;
  session_hash: string;
  host: string;
  expires_at: number;
  used_at: Optional<number>;
}

/** Devices that large sums go out from since their owner has proved them. */
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
  /** File keys by side, as uploaded so far. */
  sides: JsonDefault<{ [side: string]: string }>;
  recognised: JsonDefault;
  created_at: number;
  cancelled_at: Optional<number>;
}

/** A lock of an account or of one way of proving who asks (`locks/locks.ts`); lifted ones stay, to tell what was. */
export interface LocksTable {
  id: string;
  kind: string;
  /** The payer's id, or a contact. */
  subject: string;
  device: Defaulted<string>;
  by_whom: string;
  reason: Defaulted<string>;
  since_at: number;
  until_at: Optional<number>;
  lifted_at: Optional<number>;
  lifted_by: Optional<string>;
}

/** Wrong tries in a row, by what was tried. */
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
  /** The form as last sent. */
  answers: JsonDefault;
  /** kycAudit: kycErrorCode and auditV2s of the last review. */
  audit: JsonBySchema;
  submitted_at: Optional<number>;
  /** When the review of a waiting case comes due; null while nothing waits. */
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
  /** Fields that text recognition read from the picture. */
  recognised: JsonDefault;
  created_at: number;
  updated_at: number;
}

export interface FilesTable {
  key: string;
  /** Payer who may read it; null: everyone with the key. */
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
  /** Account as one line, for finding a doubled payee. */
  fingerprint: string;
  /** Every field of the form as sent. */
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
  /** For whoever runs the console; payers read a title in their own language. */
  name: string;
  /** Why it was given. */
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
  /** When it was put away from the pop-up over the home. */
  seen_at: Optional<number>;
  /** When its owner was told that it runs out. */
  reminded_at: Optional<number>;
}

/** Codes that were none, by payer, within the hour that began at `since_at`. */
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
  /** Keys of the app's own catalogue: the sandbox sends no sentences. */
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
