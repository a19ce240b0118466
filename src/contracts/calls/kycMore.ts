import * as v from 'valibot';
import {
  codedText,
  countryCode,
  dateText,
  identifier,
  instant,
  ossFileKey,
  shortText,
} from '../entities/base';
import { documentSide, kycStatusName } from '../entities/payer';
import { recognized } from '../entities/recognized';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

/** Calls of apps and other screens around account opening. Shapes are ours: the specification names the paths alone. */
const submitted = v.object({ kycStatus: kycStatusName });
const answers = v.pipe(v.array(v.object({ code: shortText, value: shortText })), v.maxLength(40));
const sideFile = v.object({ side: documentSide, ossFileKey });

export const kycMoreCalls = registerCalls({
  /** The questions of a market with what was answered; with `answers` they are kept. */
  'kyc.questionnaire': defineCall({
    method: 'POST',
    path: '/web/payer/v2/questionnaire',
    owner: 'kyc',
    idempotent: true,
    params: v.object({ countryCode, answers: v.optional(answers) }),
    answer: v.object({
      questions: v.array(v.object({ ...codedText.entries, value: v.optional(v.string()) })),
      complete: v.boolean(),
    }),
  }),
  /** United Kingdom: what is asked before evidence of the source of funds (specification, flows, 5.4). */
  'kyc.riskQuestionnaire': defineCall({
    method: 'POST',
    path: '/web/payer/v2/riskQuestionnaire',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({
      countryCode,
      workYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
      incomeYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
    }),
    answer: v.object({
      complete: v.boolean(),
      workYear: v.optional(v.number()),
      incomeYear: v.optional(v.number()),
    }),
  }),
  /** Cruise lines, for crew who give their ship as employer. */
  'kyc.cruiseCompany': defineCall({
    method: 'POST',
    path: '/web/payer/v2/cruiseCompany',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ keyword: v.optional(shortText) }),
    answer: v.object({ list: v.array(codedText) }),
  }),
  /** Number and expiry of the document on file, corrected after recognition or a rejected review. */
  'kyc.idCardUpdate': defineCall({
    method: 'POST',
    path: '/web/payer/v2/idCard/upd',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ countryCode, idNumber: shortText, expiryDate: v.optional(dateText) }),
    answer: submitted,
  }),
  /** The document by the files of its sides, as the first app sends it. */
  'kyc.documentProvideV2': defineCall({
    method: 'POST',
    path: '/web/payer/document/v2/provide',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({
      countryCode,
      idType: shortText,
      idNumber: shortText,
      expiryDate: v.optional(dateText),
      frontKey: ossFileKey,
      backKey: v.optional(ossFileKey),
      selfieKey: v.optional(ossFileKey),
      otherKey: v.optional(ossFileKey),
      sideImageKey: v.optional(ossFileKey),
    }),
    answer: submitted,
  }),
  /** The document by the reference its pictures were uploaded under. */
  'kyc.documentProvideV3': defineCall({
    method: 'POST',
    path: '/web/payer/document/v3/provide',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ reference: identifier, idNumber: shortText, expiryDate: v.optional(dateText) }),
    answer: submitted,
  }),
  'kyc.ossKeyList': defineCall({
    method: 'POST',
    path: '/web/payer/document/ossKey/list',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, idType: v.optional(shortText) }),
    answer: v.object({
      list: v.array(v.object({ ...sideFile.entries, idType: v.string(), uploadedAt: instant })),
    }),
  }),
  /** The last picture is up: answers what is still missing. */
  'kyc.uploadedNotice': defineCall({
    method: 'POST',
    path: '/web/payer/ocr/uploaded/notice',
    owner: 'kyc',
    idempotent: true,
    params: v.object({ reference: identifier }),
    answer: v.object({ complete: v.boolean(), missing: v.array(documentSide) }),
  }),
  /** What recognition read, without reading again. */
  'kyc.ocrInfo': defineCall({
    method: 'POST',
    path: '/web/payer/ocr/info',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ reference: identifier }),
    answer: recognized,
  }),
  'kyc.uploadInfo': defineCall({
    method: 'POST',
    path: '/web/payer/ocr/upload/info',
    owner: 'kyc',
    idempotent: true,
    params: v.object({ reference: identifier }),
    answer: v.object({
      idType: v.string(),
      sides: v.array(sideFile),
      missing: v.array(documentSide),
      expiresAt: instant,
    }),
  }),
  /** Accounts that the payer holds together with others who pay from them. */
  'kyc.jointAccount': defineCall({
    method: 'POST',
    path: '/web/payer/queryJointAccount',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({}),
    answer: v.object({
      list: v.array(
        v.object({ id: identifier, name: v.string(), bankName: v.string(), accountNumber: v.string() }),
      ),
    }),
  }),
  /** The chat app's account that the payer signed in with. */
  'kyc.wechatInfo': defineCall({
    method: 'POST',
    path: '/web/payer/wechat/remote/info',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({}),
    answer: v.object({
      bound: v.boolean(),
      nickName: v.optional(v.string()),
      avatar: v.optional(v.string()),
    }),
  }),
  /** New pictures of the rejected sides alone. */
  'kyc.documentReupload': defineCall({
    method: 'POST',
    path: '/web/documents/reUpload/h5',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({
      countryCode,
      images: v.pipe(v.array(sideFile), v.minLength(1), v.maxLength(8)),
    }),
    answer: submitted,
  }),
} as const);
