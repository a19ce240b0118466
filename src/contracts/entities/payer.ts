import * as v from 'valibot';
import { documentStatusNames, kycStatusNames } from '@/domain/statuses/names';
import {
  areaCode,
  countryCode,
  identifier,
  instant,
  moneyShape,
  ossFileKey,
  shortText,
  fieldsOf,
} from './base';

export const kycStatusName = v.picklist(kycStatusNames);

export const documentStatus = v.picklist(documentStatusNames);

export const kycErrorCode = /* #__PURE__ */ v.picklist([
  'InitInfoError', 'DocumentInfoError', 'SelfieInfoError', 'AddressProofInfoError', 'SideImageError', 'Unknown',
  'IncomeProofError', 'UnableProvideOfficialProof', 'EVisaAuth', 'NumberCardRejected',
]); // prettier-ignore

export const kycAudit = v.object({
  kycErrorCode: v.optional(v.string()),
  auditV2s: v.array(v.object({ pageCode: v.string(), errorCode: v.string(), errorMsg: v.string() })),
});

/** Specification, product, 3. */
export const payer = v.object({
  userId: identifier,
  payerNumber: v.string(),
  countryCode,
  areaCode: v.optional(areaCode),
  phoneNumber: v.optional(v.string()),
  email: v.optional(v.string()),
  firstName: v.optional(shortText),
  lastName: v.optional(shortText),
  fullName: v.optional(shortText),
  localFirstName: v.optional(shortText),
  localLastName: v.optional(shortText),
  nickName: v.optional(shortText),
  avatar: v.optional(v.string()),
  inviteCode: v.optional(v.string()),
  level: v.optional(v.number()),
  language: v.optional(v.string()),
  kycStatus: kycStatusName,
  identityStatus: documentStatus,
  kycAudit: v.optional(kycAudit),
  idType: v.optional(v.string()),
  nationality: v.optional(countryCode),
  images: v.array(v.object({ name: v.string(), ossFileKey })),
  repeatUserInfo: v.optional(v.object({ repeatUnderReview: v.boolean() })),
  bankChannel: v.optional(v.string()),
  supplement: v.optional(v.boolean()),
  userLabel: v.optional(v.picklist(['LARGE_WHITE', 'LARGE_BLACK'])),
  largeRemitFileStatus: v.optional(v.string()),
  largeMaterialStatus: v.optional(v.string()),
  shortKyc: v.boolean(),
  hasPassword: v.boolean(),
});
export type Payer = v.InferOutput<typeof payer>;

export const historyInfo = v.object({
  remitSuccessSum: v.number(),
  sourceSaveAmount: moneyShape,
  joinDate: instant,
});

/** `selfie` is asked when `needFace` is 0. */
export const documentSide = v.picklist(['front', 'back', 'other', 'selfie', 'sideImage']);
export type DocumentSide = v.InferOutput<typeof documentSide>;

export const documentItem = v.object({
  idType: v.string(),
  bizIdType: v.string(),
  side: documentSide,
  sideCode: v.string(),
  documentStatus,
  documentSrc: v.optional(ossFileKey),
  returnTexts: v.array(v.string()),
});

export const formValue = v.union([
  v.pipe(v.string(), v.maxLength(2000)),
  v.boolean(),
  v.pipe(v.array(shortText), v.maxLength(20)),
]);
/** By field; checked by src/schemas/kyc. */
export const formAnswers = fieldsOf(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/)), formValue);
export type FormAnswers = v.InferOutput<typeof formAnswers>;

export const kycRecord = v.object({
  kycStatus: kycStatusName,
  identityStatus: documentStatus,
  kycAudit: v.optional(kycAudit),
  countryCode,
  idType: v.optional(v.string()),
  documents: v.array(documentItem),
  basicInformation: v.optional(formAnswers),
  repeatUserInfo: v.optional(v.object({ repeatUnderReview: v.boolean() })),
  submittedAt: v.optional(instant),
  reviewedAt: v.optional(instant),
  level: v.number(),
});
export type KycRecord = v.InferOutput<typeof kycRecord>;

export const kycSubmitted = v.object({ kycStatus: kycStatusName });
