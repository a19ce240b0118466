import * as v from 'valibot';
import { countryCode, done, identifier, instant, ossFileKey, shortText } from '../../entities/base';
import { documentType } from '../../entities/documentType';
import { documentSide, formAnswers, formValue, kycStatusName, kycSubmitted } from '../../entities/payer';
import { recognized } from '../../entities/recognized';
import { defineCall } from '../defineCall';

export const kycWaitInfo = defineCall({
  name: 'kyc.waitInfo',
  effect: 'read',
  method: 'GET',
  path: '/web/payer/v2/waitInfo/query',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({ countryCode }),
  answer: v.object({
    kycStatus: kycStatusName,
    submittedAt: v.optional(instant),
    expectedMinutes: v.number(),
    canLeave: v.boolean(),
  }),
});

/** Replaceable after a Fail. */
export const kycUpdate = defineCall({
  name: 'kyc.update',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/update',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.objectWithRest({ countryCode }, formValue),
  answer: kycSubmitted,
});

export const kycIdConfig = defineCall({
  name: 'kyc.idConfig',
  effect: 'read',
  method: 'POST',
  path: '/wtocr/identify/idConfig/query/sdk',
  owner: 'kyc',
  host: 'ocr',
  apiVersion: '2',
  flags: { hideLoading: true },
  params: v.object({ countryCode }),
  answer: v.object({ list: v.array(documentType) }),
});

export const kycOcrReference = defineCall({
  name: 'kyc.ocrReference',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/wtocr/identify/get/reference',
  owner: 'kyc',
  host: 'ocr',
  apiVersion: '2',
  idempotent: true,
  flags: { hideLoading: true },
  params: v.object({ countryCode, idType: shortText }),
  answer: v.object({ reference: identifier }),
});

export const kycOcrUpload = defineCall({
  name: 'kyc.ocrUpload',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/wtocr/identify/ocr/upload/identity',
  owner: 'kyc',
  host: 'ocr',
  apiVersion: '2',
  contentType: 'multipart',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    reference: identifier,
    countryCode,
    idType: shortText,
    side: documentSide,
    fileNumber: shortText,
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string() }),
});

export const kycOcrRecognize = defineCall({
  name: 'kyc.ocrRecognize',
  effect: 'read',
  stores: true,
  method: 'POST',
  path: '/wtocr/identify/ocr/recognize/identity',
  owner: 'kyc',
  host: 'ocr',
  apiVersion: '2',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ reference: identifier }),
  answer: recognized,
});

export const kycOcrCancel = defineCall({
  name: 'kyc.ocrCancel',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/wtocr/identify/ocr/recognize/cancel',
  owner: 'kyc',
  host: 'ocr',
  apiVersion: '2',
  idempotent: true,
  flags: { hideLoading: true, softError: true, ignoreHttpError: true },
  params: v.object({ reference: identifier }),
  answer: done,
});

export const kycDocumentProvide = defineCall({
  name: 'kyc.documentProvide',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/document/v3/provide/h5',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({
    countryCode,
    idType: shortText,
    idNumber: shortText,
    expiryDate: v.optional(shortText),
    issuingCountry: v.optional(countryCode),
    images: v.pipe(v.array(v.object({ side: documentSide, ossFileKey })), v.minLength(1), v.maxLength(8)),
  }),
  answer: kycSubmitted,
});

/** Forms other than basic information and documents, by the market's schema. */
export const kycProof = defineCall({
  name: 'kyc.proof',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/special/kycProof',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({
    countryCode,
    kind: v.picklist(['address', 'income', 'delay', 'eVisa', 'extension']),
    values: formAnswers,
  }),
  answer: kycSubmitted,
});
