import type { Payer } from '@/contracts/entities/payer';
import type { JsonObject, Row } from '../../db/schema';

/** Shape of the `profile` column. */
export interface PayerProfile {
  localFirstName?: string;
  localLastName?: string;
  nickName?: string;
  avatar?: string;
  openId?: string;
  /** Where a web registration came from. */
  channel?: string;
  agreedClauses?: { clauseId: string; at: number }[];
  /** Expiry of the identity document, `2031-05-01`. */
  documentExpiry?: string;
  images?: { name: string; ossFileKey: string }[];
  kycAudit?: { kycErrorCode?: string; auditV2s: { pageCode: string; errorCode: string; errorMsg: string }[] };
  repeatUnderReview?: boolean;
  supplement?: boolean;
}

export const profileOf = (row: Row<'payers'>): PayerProfile => row.profile;
export const asJson = (profile: PayerProfile): JsonObject => profile as unknown as JsonObject;

const soonMs = 30 * 86_400_000;
type IdentityStatus = Payer['identityStatus'];

/** Document status as of now: a passed document runs out by itself, with a warning for the last 30 days. */
export function identityStatus(row: Row<'payers'>, now: number): IdentityStatus {
  const stored = row.identity_status as IdentityStatus;
  const expiry = profileOf(row).documentExpiry;
  if (stored !== 'CheckPass' || !expiry) return stored;
  const endsAt = Date.parse(`${expiry}T23:59:59Z`);
  if (endsAt < now) return 'Expired';
  return endsAt - soonMs < now ? 'SoonExpired' : 'CheckPass';
}

const orNothing = <T>(value: T | null): T | undefined => value ?? undefined;

/** The payer entity of the catalogue. */
export function toPayer(row: Row<'payers'>, now: number): Payer {
  const profile = profileOf(row);
  return {
    userId: row.id,
    payerNumber: row.payer_number,
    countryCode: row.country_code,
    areaCode: orNothing(row.area_code),
    phoneNumber: orNothing(row.phone_number),
    email: orNothing(row.email),
    firstName: orNothing(row.first_name),
    lastName: orNothing(row.last_name),
    fullName: orNothing(row.full_name),
    localFirstName: profile.localFirstName,
    localLastName: profile.localLastName,
    nickName: profile.nickName,
    avatar: profile.avatar,
    inviteCode: row.invite_code,
    level: row.level,
    language: row.language,
    kycStatus: row.kyc_status as Payer['kycStatus'],
    identityStatus: identityStatus(row, now),
    kycAudit: profile.kycAudit,
    idType: orNothing(row.id_type),
    nationality: orNothing(row.nationality),
    images: profile.images ?? [],
    repeatUserInfo:
      profile.repeatUnderReview === undefined ? undefined : { repeatUnderReview: profile.repeatUnderReview },
    bankChannel: orNothing(row.bank_channel),
    supplement: profile.supplement,
    userLabel: orNothing(row.user_label) as Payer['userLabel'],
    largeRemitFileStatus: orNothing(row.large_remit_file_status),
    largeMaterialStatus: orNothing(row.large_material_status),
    shortKyc: row.short_kyc,
    hasPassword: row.password_hash !== null,
  };
}
