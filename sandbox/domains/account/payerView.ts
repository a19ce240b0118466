import * as v from 'valibot';
import { addDays } from '@/core/dates';
import { dayIn } from '@/domain/markets/marketDays';
import type { Payer } from '@/contracts/entities/payer';
import { jsonb } from '../../db/jsonb';
import type { Row } from '../../db/schema';

export const auditFindings = {
  kycErrorCode: v.optional(v.string()),
  auditV2s: v.array(v.object({ pageCode: v.string(), errorCode: v.string(), errorMsg: v.string() })),
};

const profileColumn = jsonb(
  v.object({
    localFirstName: v.optional(v.string()),
    localLastName: v.optional(v.string()),
    nickName: v.optional(v.string()),
    avatar: v.optional(v.string()),
    openId: v.optional(v.string()),
    channel: v.optional(v.string()),
    agreedClauses: v.optional(v.array(v.object({ clauseId: v.string(), at: v.number() }))),
    /** `2031-05-01`. */
    documentExpiry: v.optional(v.string()),
    images: v.optional(v.array(v.object({ name: v.string(), ossFileKey: v.string() }))),
    kycAudit: v.optional(v.object(auditFindings)),
    repeatUnderReview: v.optional(v.boolean()),
    supplement: v.optional(v.boolean()),
  }),
);
export type PayerProfile = ReturnType<typeof profileColumn.read>;

export const profileOf = (row: Pick<Row<'payers'>, 'profile'>): PayerProfile =>
  profileColumn.read(row.profile);
export const profileJson = (profile: PayerProfile): string => profileColumn.write(profile);

const soonDays = 30;
type IdentityStatus = Payer['identityStatus'];

/** A passed document expires, with a warning 30 days before. */
export function identityStatus(row: Row<'payers'>, now: number): IdentityStatus {
  const stored = row.identityStatus;
  const expiry = profileOf(row).documentExpiry;
  if (stored !== 'CheckPass' || !expiry) return stored;
  const today = dayIn(row.countryCode, now);
  if (expiry < today) return 'Expired';
  return expiry < addDays(today, soonDays) ? 'SoonExpired' : 'CheckPass';
}

const orNothing = <T>(value: T | null): T | undefined => value ?? undefined;

export function toPayer(row: Row<'payers'>, now: number): Payer {
  const profile = profileOf(row);
  return {
    userId: row.id,
    payerNumber: row.payerNumber,
    countryCode: row.countryCode,
    areaCode: orNothing(row.areaCode),
    phoneNumber: orNothing(row.phoneNumber),
    email: orNothing(row.email),
    firstName: orNothing(row.firstName),
    lastName: orNothing(row.lastName),
    fullName: orNothing(row.fullName),
    localFirstName: profile.localFirstName,
    localLastName: profile.localLastName,
    nickName: profile.nickName,
    avatar: profile.avatar,
    inviteCode: row.inviteCode,
    level: row.level,
    language: row.language,
    kycStatus: row.kycStatus,
    identityStatus: identityStatus(row, now),
    kycAudit: profile.kycAudit,
    idType: orNothing(row.idType),
    nationality: orNothing(row.nationality),
    images: profile.images ?? [],
    repeatUserInfo:
      profile.repeatUnderReview === undefined ? undefined : { repeatUnderReview: profile.repeatUnderReview },
    bankChannel: orNothing(row.bankChannel),
    supplement: profile.supplement,
    userLabel: orNothing(row.userLabel) as Payer['userLabel'],
    largeRemitFileStatus: orNothing(row.largeRemitFileStatus),
    largeMaterialStatus: orNothing(row.largeMaterialStatus),
    shortKyc: row.shortKyc,
    hasPassword: row.passwordHash !== null,
  };
}
