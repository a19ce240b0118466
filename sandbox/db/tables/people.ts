import type { Generated } from 'kysely';
import type { DocumentSide } from '@/contracts/entities/payer';
import type { Payee } from '@/contracts/entities/payee';
import type { DocumentStatusName, KycStatusName } from '@/domain/statuses/names';
import type { CouponOrigin } from '@/contracts/entities/coupon';
import type { LargeFileStatus } from '@/contracts/calls/largeRemit';
import type { LockActor, LockKind } from '../../locks/kinds';
import type { Bytes, Defaulted, JsonBySchema, JsonDefault, Money, Optional } from './base';

export interface PayersTable {
  id: string;
  payerNumber: string;
  countryCode: string;
  areaCode: Optional<string>;
  phoneNumber: Optional<string>;
  email: Optional<string>;
  passwordHash: Optional<string>;
  payPasswordHash: Optional<string>;
  fullName: Optional<string>;
  firstName: Optional<string>;
  lastName: Optional<string>;
  nationality: Optional<string>;
  idType: Optional<string>;
  language: Defaulted<string>;
  inviteCode: string;
  invitedBy: Optional<string>;
  level: Defaulted<number>;
  kycStatus: Defaulted<KycStatusName>;
  identityStatus: Defaulted<DocumentStatusName>;
  shortKyc: Defaulted<boolean>;
  bankChannel: Optional<string>;
  userLabel: Optional<string>;
  largeRemitFileStatus: Optional<LargeFileStatus>;
  largeMaterialStatus: Optional<LargeFileStatus>;
  targetCountry: Optional<string>;
  /** A first password does not count. */
  credentialsChangedAt: Optional<number>;
  profile: JsonBySchema;
  createdAt: number;
  updatedAt: number;
  /** Data that the law requires stays. */
  closedAt: Optional<number>;
}

export interface SessionsTable {
  tokenHash: string;
  gTokenHash: Optional<string>;
  payerId: Optional<string>;
  /** payeeShare: the visitor of a share link. */
  kind: Defaulted<'payer' | 'payeeShare'>;
  countryCode: Optional<string>;
  channel: Optional<string>;
  platform: Optional<string>;
  /** Random id of the installation. */
  device: Optional<string>;
  system: Optional<string>;
  /** Renewed tokens keep it. */
  signedInAt: Optional<number>;
  scope: JsonDefault;
  createdAt: number;
  rotateAt: number;
  expiresAt: number;
  /** Until then a replaced token works. */
  revokedAt: Optional<number>;
  /** The replaced token, until this one is first used. */
  replaces: Optional<string>;
  loginId: string;
}

/** All tokens of a login. */
export interface LoginsTable {
  id: string;
  payerId: Optional<string>;
  createdAt: number;
  endedAt: Optional<number>;
  /** The next call's error code, such as '10001' or '21096'. */
  endedCode: Optional<string>;
}

export interface ContactChangesTable {
  id: string;
  payerId: string;
  areaCode: Optional<string>;
  phoneNumber: Optional<string>;
  email: Optional<string>;
  /** Null: nothing was replaced. */
  codeHash: Optional<string>;
  createdAt: number;
  undoneAt: Optional<number>;
}

export interface CaptchasTable {
  id: string;
  kind: 'sms' | 'voice' | 'mail' | 'deposit' | 'challenge';
  target: string;
  purpose: string;
  /** A hash; of a challenge, the provider's secret. */
  code: string;
  /** The message that says it. */
  outboxId: Optional<number>;
  attempts: Defaulted<number>;
  createdAt: number;
  expiresAt: number;
  usedAt: Optional<number>;
  /** The request's; '' if unknown. */
  device: Defaulted<string>;
  address: Defaulted<string>;
  known: Defaulted<boolean>;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'sms' | 'voice' | 'mail' | 'push';
  recipient: string;
  payerId: Optional<string>;
  subject: string;
  body: string;
  /** Code or link in the text, until a courier has sent it. */
  code: Optional<string>;
  state: Defaulted<'waiting' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  nextAt: Optional<number>;
  sentAt: Optional<number>;
  createdAt: number;
}

/** Single use. */
export interface TicketsTable {
  id: string;
  target: string;
  scene: string;
  createdAt: number;
  expiresAt: number;
  usedAt: Optional<number>;
}

/** Single use, for a page on `host`. */
export interface WebTicketsTable {
  ticketHash: string;
  sessionHash: string;
  host: string;
  expiresAt: number;
  usedAt: Optional<number>;
}

export interface PayerDevicesTable {
  payerId: string;
  device: string;
  /** First sign-in. */
  since: number;
}

export interface ProvedDevicesTable {
  payerId: string;
  device: string;
  provedAt: number;
}

export interface OcrReferencesTable {
  id: string;
  payerId: string;
  countryCode: string;
  idType: string;
  sides: JsonDefault<{ [side: string]: string }>;
  recognised: JsonDefault;
  createdAt: number;
  cancelledAt: Optional<number>;
}

/** Lifted locks stay as a record. */
export interface LocksTable {
  id: string;
  kind: LockKind;
  /** Payer id or contact. */
  subject: string;
  device: Defaulted<string>;
  byWhom: LockActor;
  reason: Defaulted<string>;
  sinceAt: number;
  untilAt: Optional<number>;
  liftedAt: Optional<number>;
  liftedBy: Optional<LockActor>;
}

export interface LoginAttemptsTable {
  target: string;
  failures: number;
  updatedAt: number;
}

export interface KycCasesTable {
  id: string;
  payerId: string;
  countryCode: string;
  status: Defaulted<KycStatusName>;
  errorCode: Optional<string>;
  idType: Optional<string>;
  answers: JsonDefault;
  /** Of the last review. */
  audit: JsonBySchema;
  submittedAt: Optional<number>;
  /** Null when none is due. */
  reviewAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
}

/** Every document an account was verified by; one person's accounts share them. */
export interface IdentityDocumentsTable {
  payerId: string;
  /** Kind, number and date of birth. */
  document: string;
}

export interface KycHistoryTable {
  id: Generated<number>;
  caseId: string;
  fromStatus: Optional<KycStatusName>;
  toStatus: KycStatusName;
  actor: string;
  note: Optional<string>;
  createdAt: number;
}

export interface KycDocumentsTable {
  id: string;
  caseId: string;
  payerId: string;
  idType: string;
  bizIdType: Optional<string>;
  side: DocumentSide;
  fileKey: string;
  status: Defaulted<DocumentStatusName>;
  recognised: JsonDefault;
  createdAt: number;
  updatedAt: number;
}

export interface FilesTable {
  key: string;
  /** Null: everyone with the key may read it. */
  ownerId: Optional<string>;
  countryCode: Optional<string>;
  purpose: Optional<string>;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  fileNumber: Optional<string>;
  bytes: Bytes;
  createdAt: number;
}

export interface PayeesTable {
  id: string;
  payerId: string;
  country: string;
  accountType: string;
  firstName: Optional<string>;
  lastName: Optional<string>;
  fullName: string;
  relation: Optional<string>;
  status: Defaulted<string>;
  authStatus: Defaulted<Payee['authStatus']>;
  /** The account as one line. */
  fingerprint: string;
  fields: JsonDefault;
  lastUsedAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
  deletedAt: Optional<number>;
}

export interface CouponsTable {
  id: string;
  payerId: string;
  code: Optional<string>;
  /** 1 to 7: cash, fee, rate, prize, deduction, diamond rate... */
  type: number;
  /** For the console; payers read a translated title. */
  name: string;
  origin: Optional<CouponOrigin>;
  amount: Money;
  currency: string;
  minAmount: Money;
  sourceCountry: Optional<string>;
  targetCountry: Optional<string>;
  status: Defaulted<'UNUSED' | 'USED' | 'EXPIRED'>;
  usedOrderId: Optional<string>;
  expiresAt: number;
  createdAt: number;
  seenAt: Optional<number>;
  remindedAt: Optional<number>;
}

/** Within the hour from `sinceAt`. */
export interface CouponTriesTable {
  payerId: string;
  sinceAt: number;
  wrong: number;
}

export interface CouponCodesTable {
  code: string;
  template: JsonBySchema;
  remaining: number;
  expiresAt: number;
}

export interface MessagesTable {
  id: string;
  payerId: string;
  titleKey: string;
  contentKey: string;
  params: JsonDefault<{ [key: string]: string }>;
  orderSeqNo: Optional<string>;
  cardId: Optional<string>;
  readAt: Optional<number>;
  createdAt: number;
}

export interface MessageSettingsTable {
  payerId: string;
  topic: string;
  channel: string;
  enabled: boolean;
  updatedAt: number;
}

export interface NoticesTable {
  id: string;
  payerId: Optional<string>;
  countryCode: Optional<string>;
  kind: string;
  payload: JsonDefault;
  startsAt: number;
  endsAt: Optional<number>;
  dealtAt: Optional<number>;
}
