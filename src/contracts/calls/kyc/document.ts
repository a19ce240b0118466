// Shapes are ours.
import * as v from 'valibot';
import { countryCode, dateText, identifier, instant, ossFileKey, shortText } from '../../entities/base';
import { documentSide, kycSubmitted } from '../../entities/payer';
import { recognized } from '../../entities/recognized';
import { defineCall } from '../defineCall';

export const kycIdCardUpdate = defineCall({
  name: 'kyc.idCardUpdate',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/idCard/upd',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({ countryCode, idNumber: shortText, expiryDate: v.optional(dateText) }),
  answer: kycSubmitted,
});

export const kycDocumentProvideV2 = defineCall({
  name: 'kyc.documentProvideV2',
  effect: 'write',
  changes: ['kyc'],
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
  answer: kycSubmitted,
});

export const kycDocumentProvideV3 = defineCall({
  name: 'kyc.documentProvideV3',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/document/v3/provide',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({ reference: identifier, idNumber: shortText, expiryDate: v.optional(dateText) }),
  answer: kycSubmitted,
});

const sideFile = v.object({ side: documentSide, ossFileKey });

export const kycOssKeyList = defineCall({
  name: 'kyc.ossKeyList',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/document/ossKey/list',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({ countryCode, idType: v.optional(shortText) }),
  answer: v.object({
    list: v.array(v.object({ ...sideFile.entries, idType: v.string(), uploadedAt: instant })),
  }),
});

export const kycUploadedNotice = defineCall({
  name: 'kyc.uploadedNotice',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/ocr/uploaded/notice',
  owner: 'kyc',
  params: v.object({ reference: identifier }),
  answer: v.object({ complete: v.boolean(), missing: v.array(documentSide) }),
});

export const kycOcrInfo = defineCall({
  name: 'kyc.ocrInfo',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/ocr/info',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ reference: identifier }),
  answer: recognized,
});

export const kycUploadInfo = defineCall({
  name: 'kyc.uploadInfo',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/ocr/upload/info',
  owner: 'kyc',
  params: v.object({ reference: identifier }),
  answer: v.object({
    idType: v.string(),
    sides: v.array(sideFile),
    missing: v.array(documentSide),
    expiresAt: instant,
  }),
});

export const kycDocumentReupload = defineCall({
  name: 'kyc.documentReupload',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/documents/reUpload/h5',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({
    countryCode,
    images: v.pipe(v.array(sideFile), v.minLength(1), v.maxLength(8)),
  }),
  answer: kycSubmitted,
});
